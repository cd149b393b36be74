// A React 19 page: attributes and properties in, events out, methods through a ref.
import { expect, waitUntil } from '@open-wc/testing';
import React from 'react';
import ReactClient from 'react-dom/client';
import ReactDom from 'react-dom';
import ReactServer from 'react-dom/server';
import type { DealDetail, KlondikeTeaching, MoveDetail, SpiderTwoSuit } from '../../src/index.js';
import type {} from '../../src/types/jsx.js';
import { settled } from '../support/host-page.js';
import { lessonExample } from '../support/lesson-example.js';

const { StrictMode, createElement, createRef, useEffect, useRef, useState } = React;

const define = () => import('../../src/define.js');

describe('a React 19 page', () => {
  let box: HTMLElement;
  let root: ReactClient.Root | undefined;
  let deals: DealDetail[];
  let errors: unknown[][];
  const consoleError = console.error;

  beforeEach(() => {
    box = document.createElement('div');
    document.body.append(box);
    deals = [];
    box.addEventListener('deal', (event) => deals.push((event as CustomEvent<DealDetail>).detail));
    errors = [];
    console.error = (...args: unknown[]) => errors.push(args);
  });
  afterEach(() => {
    ReactDom.flushSync(() => root?.unmount());
    root = undefined;
    box.remove();
    console.error = consoleError;
    expect(errors, 'what React complained of').to.deep.equal([]);
  });

  const show = (node: React.ReactNode): void => {
    root ??= ReactClient.createRoot(box);
    const shown = root;
    ReactDom.flushSync(() => shown.render(node));
  };
  const klondike = () => box.querySelector('klondike-teaching')!;
  const spider = () => box.querySelector('spider-two-suit')!;

  it('may render before the element is defined: attributes wait for it, by their own names', async () => {
    expect(customElements.get('klondike-teaching')).to.equal(undefined);
    const moves: MoveDetail[] = [];
    const ref = createRef<KlondikeTeaching>();
    show(
      createElement('klondike-teaching', {
        ref,
        seed: 'class-7b',
        variant: 'draw-three',
        hints: true,
        'four-color': true,
        'heading-level': 2,
        onmove: ({ detail }) => moves.push(detail),
      } satisfies React.JSX.IntrinsicElements['klondike-teaching']),
    );
    await define();
    await settled(klondike());
    const { seed, variant, hints, fourColor, headingLevel } = klondike();
    expect({ seed, variant, hints, fourColor, headingLevel }).to.deep.equal({
      seed: 'class-7b',
      variant: 'draw-three',
      hints: true,
      fourColor: true,
      headingLevel: '2',
    });
    expect(deals.map(({ cause, seed: dealt }) => [cause, dealt])).to.deep.equal([['connect', 'class-7b']]);
    expect(ref.current!.play('D').ok).to.equal(true);
    expect(moves.map(({ move, kind }) => [move, kind])).to.deep.equal([['D', 'draw']]);
  });

  it('sets properties of a defined element, and takes attributes away with false', async () => {
    await define();
    const view = (on: boolean) =>
      createElement('spider-two-suit', {
        hints: on,
        fourColor: on,
        readonly: on,
        label: 'Round 1',
        headingLevel: 4,
      });
    show(view(true));
    await settled(spider());
    const { hints, fourColor, readonly } = spider();
    expect([hints, fourColor, readonly]).to.deep.equal([true, true, true]);
    expect(spider().shadowRoot!.querySelector('h4')!.textContent).to.equal('Round 1');
    show(view(false));
    await settled(spider());
    expect(
      spider()
        .getAttributeNames()
        .filter((name) => /hints|four-color|readonly/.test(name)),
    ).to.deep.equal([]);
    expect(deals).to.have.length(1);
  });

  /** What a page of an application does with the element: state from its events, methods from its buttons. */
  function Page() {
    const table = useRef<KlondikeTeaching>(null);
    const [seed, setSeed] = useState('class-7b');
    const [status, setStatus] = useState('none');
    return createElement(
      'div',
      null,
      createElement('klondike-teaching', {
        ref: table,
        variant: 'draw-one',
        seed,
        onmove: ({ detail }) => setStatus(`${detail.count} moves, last ${detail.move}`),
        onrejected: ({ detail }) => setStatus(detail.code),
        ondeal: ({ detail }) => setStatus(`dealt ${detail.seed}`),
      } satisfies React.JSX.IntrinsicElements['klondike-teaching']),
      createElement('button', { id: 'draw', onClick: () => table.current?.play('D') }, 'Draw'),
      createElement('button', { id: 'undo', onClick: () => table.current?.undo() }, 'Undo'),
      createElement('button', { id: 'next', onClick: () => setSeed('class-7c') }, 'Next deal'),
      createElement('output', null, status),
    );
  }

  for (const mode of ['plain', 'strict']) {
    it(`keeps its state from events and plays by methods (${mode} mode)`, async () => {
      await define();
      show(mode === 'strict' ? createElement(StrictMode, null, createElement(Page)) : createElement(Page));
      await settled(klondike());
      const table = klondike();
      const press = async (id: string) => {
        box.querySelector<HTMLElement>(`#${id}`)!.click();
        await settled(table);
        await new Promise((done) => setTimeout(done));
        return box.querySelector('output')!.textContent;
      };
      expect(box.querySelector('output')!.textContent).to.equal('dealt class-7b');
      expect(await press('draw')).to.equal('1 moves, last D');
      expect(await press('undo')).to.equal('0 moves, last D');
      expect(await press('undo')).to.equal('nothing-to-undo');
      expect(
        deals.map(({ cause }) => cause),
        'rendering again deals nothing',
      ).to.deep.equal(['connect']);
      expect(await press('next')).to.equal('dealt class-7c');
      expect(deals.map(({ cause, seed }) => [cause, seed])).to.deep.equal([
        ['connect', 'class-7b'],
        ['attribute', 'class-7c'],
      ]);
      expect(klondike(), 'the same element all along').to.equal(table);
    });
  }

  it('hears `move` as onmove; onMove would wait for an event called Move', async () => {
    await define();
    const heard: string[] = [];
    const ref = createRef<SpiderTwoSuit>();
    const props = { ref, onmove: () => heard.push('onmove'), onMove: () => heard.push('onMove') };
    show(createElement('spider-two-suit', props));
    ref.current!.play('D');
    expect(heard).to.deep.equal(['onmove']);
    ref.current!.dispatchEvent(new Event('Move'));
    expect(heard).to.deep.equal(['onmove', 'onMove']);
  });

  it('takes a lesson of its own as a property, goes on with it when rendered again, and hears of its end', async () => {
    await define();
    const heard: string[] = [];
    const view = () =>
      createElement('klondike-teaching', {
        lesson: structuredClone(lessonExample),
        'onlesson-done': ({ detail }) => heard.push(detail.lesson),
      } satisfies React.JSX.IntrinsicElements['klondike-teaching']);
    show(view());
    await settled(klondike());
    show(view());
    await settled(klondike());
    expect(deals).to.have.length(1);
    klondike().play('T1>T2');
    expect(heard).to.deep.equal(['mine']);
  });

  it('lets a listener change with each rendering and go', async () => {
    await define();
    const heard: string[] = [];
    for (const name of ['first', 'second', undefined]) {
      show(createElement('spider-two-suit', name ? { onrejected: () => heard.push(name) } : {}));
      spider().play('nonsense');
    }
    expect(heard).to.deep.equal(['first', 'second']);
  });

  /** React 19 forgets `on…` of custom elements when it hydrates (facebook/react#35446): an effect listens for certain. */
  function ServedPage({ heard }: { heard: string[] }) {
    const table = useRef<KlondikeTeaching>(null);
    useEffect(() => {
      const element = table.current!;
      const listener = ({ detail }: CustomEvent<MoveDetail>) => heard.push(detail.move);
      element.addEventListener('move', listener);
      return () => element.removeEventListener('move', listener);
    }, [heard]);
    return createElement('klondike-teaching', {
      ref: table,
      seed: 'class-7b',
      hints: true,
      'four-color': true,
    } satisfies React.JSX.IntrinsicElements['klondike-teaching']);
  }

  it('hydrates what React sent from a server', async () => {
    await define();
    const heard: string[] = [];
    const page = createElement(ServedPage, { heard });
    const html = ReactServer.renderToString(page);
    expect(html).to.equal('<klondike-teaching seed="class-7b" hints="" four-color=""></klondike-teaching>');
    box.innerHTML = html;
    await settled(klondike());
    const table = klondike();
    root = ReactClient.hydrateRoot(box, page);
    await waitUntil(() => table.play('D') && heard.length > 0, 'the effect listens');
    expect(heard).to.deep.equal(['D']);
    expect(klondike(), 'the same element as before').to.equal(table);
    expect(deals).to.have.length(1);
  });
});
