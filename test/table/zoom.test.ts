// Pixels among zoomed boxes, where a browser divides boxes by the zoom around them and has no name for it.
import { expect } from '@open-wc/testing';
import { amongBoxes, inWindow } from '../../src/table/zoom.js';
import { clearPlaces, place } from '../support/place.js';

const NAME = 'currentCSSZoom';

describe('a point among zoomed boxes', () => {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, NAME);
  const forget = (): unknown => Reflect.deleteProperty(Element.prototype, NAME);
  afterEach(() => {
    if (own) Object.defineProperty(Element.prototype, NAME, own);
    clearPlaces();
    scrollTo(0, 0);
  });

  it('hostile 10 is the same in a browser that tells boxes in the window’s pixels', function () {
    if (!own) this.skip(); // this one does not
    const box = place('zoom: 2');
    expect(amongBoxes(box, { x: 30, y: 50 })).to.deep.equal({ x: 30, y: 50 });
    expect(inWindow(box, { x: 30, y: 50 })).to.deep.equal({ x: 30, y: 50 });
  });

  it('hostile 10 is divided by all the zoom around it, across slots and shadow roots', () => {
    forget();
    const host = place('zoom: 2');
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<div style="zoom: 1.5"><slot></slot><p style="zoom: 4"></p></div>';
    const slotted = document.createElement('div');
    host.append(slotted);
    expect(amongBoxes(slotted, { x: 30, y: 60 })).to.deep.equal({ x: 10, y: 20 });
    const within = host.shadowRoot!.querySelector('p')!;
    expect(amongBoxes(within, { x: 24, y: 60 })).to.deep.equal({ x: 2, y: 5 });
    expect(inWindow(within, { x: 2, y: 5 })).to.deep.equal({ x: 24, y: 60 });
  });

  it('hostile 10 is divided as it lies in the document, and the scroll taken off after', () => {
    forget();
    const box = place('zoom: 2; height: 5000px');
    scrollTo(0, 100);
    expect(scrollY).to.equal(100);
    expect(amongBoxes(box, { x: 10, y: 60 })).to.deep.equal({ x: 5, y: -20 });
    expect(inWindow(box, { x: 5, y: -20 })).to.deep.equal({ x: 10, y: 60 });
  });

  it('hostile 10 is itself where nothing is zoomed', () => {
    forget();
    const at = { x: 7, y: 9 };
    expect([amongBoxes(place(), at), inWindow(place(), at)]).to.deep.equal([at, at]);
  });
});
