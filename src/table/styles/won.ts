/** A won game: light falls on the felt and the last cards bow once, where motion is welcome. */
import { css } from 'lit';

export const won = css`
  .won .board::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    transform-origin: top;
    background: repeating-conic-gradient(
      from -4deg at 50% -20%,
      color-mix(in srgb, var(--_mark) 18%, transparent) 0 6deg,
      transparent 0 12deg
    );
    mask: linear-gradient(#000, transparent 90%);
  }
  .won .status {
    color: var(--_accent);
    font-size: 1.125em;
    font-weight: 700;
  }
  @media (prefers-reduced-motion: no-preference) {
    .won .board::before {
      animation: shine 1.6s ease-out backwards;
    }
    .won .foundation .card,
    .won .run .card {
      animation: bow 0.7s ease-in-out 0.3s;
    }
    .won .pile:nth-child(even) .card,
    .won .run:nth-child(even) .card {
      animation-delay: 0.5s;
    }
    @keyframes shine {
      from {
        opacity: 0;
        transform: scaleY(0.6);
      }
    }
    @keyframes bow {
      40% {
        transform: translateY(-7%) rotate(-2deg);
      }
      70% {
        transform: rotate(1deg);
      }
    }
  }
`;
