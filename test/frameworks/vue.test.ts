// A Vue 3 page: attributes and properties in, events out, methods through a ref. With render functions and templates.
import { expect } from '@open-wc/testing';
import { type App, type Component, createApp, defineComponent, h, nextTick, ref } from 'vue';
import type {
  DealDetail,
  KlondikeTeaching,
  LessonDoneDetail,
  MoveDetail,
  RejectedDetail,
  SpiderTwoSuit,
} from '../../src/index.js';
import { settled } from '../support/host-page.js';
import { lessonExample } from '../support/lesson-example.js';

const define = () => import('../../src/define.js');

/** What an application builds around the element, written once with `h` and once as a template. */
const setup = () => {
  const table = ref<KlondikeTeaching>();
  const seed = ref('class-7b');
  const colors = ref(true);
  const status = ref('none');
  return {
    table,
    seed,
    colors,
    status,
    moved: ({ detail }: CustomEvent<MoveDetail>) =>
      (status.value = `${detail.count} moves, last ${detail.move}`),
    rejected: ({ detail }: CustomEvent<RejectedDetail>) => (status.value = detail.code),
    dealt: ({ detail }: CustomEvent<DealDetail>) => (status.value = `dealt ${detail.seed}`),
    draw: () => table.value?.play('D'),
    undo: () => table.value?.undo(),
    next: () => (seed.value = 'class-7c'),
    plain: () => (colors.value = false),
  };
};

const withRender = defineComponent({
  setup() {
    const { table, seed, colors, status, moved, rejected, dealt, draw, undo, next, plain } = setup();
    return () =>
      h('div', [
        h('klondike-teaching', {
          ref: table,
          variant: 'draw-one',
          seed: seed.value,
          hints: true,
          fourColor: colors.value,
          onMove: moved,
          onRejected: rejected,
          onDeal: dealt,
        }),
        h('button', { id: 'draw', onClick: draw }, 'Draw'),
        h('button', { id: 'undo', onClick: undo }, 'Undo'),
        h('button', { id: 'next', onClick: next }, 'Next deal'),
        h('button', { id: 'plain', onClick: plain }, 'Two colors'),
        h('output', status.value),
      ]);
  },
});

const withTemplate = defineComponent({
  setup,
  template: `
    <klondike-teaching ref="table" variant="draw-one" :seed="seed" hints :fourColor="colors"
      @move="moved" @rejected="rejected" @deal="dealt"></klondike-teaching>
    <button id="draw" @click="draw">Draw</button>
    <button id="undo" @click="undo">Undo</button>
    <button id="next" @click="next">Next deal</button>
    <button id="plain" @click="plain">Two colors</button>
    <output>{{ status }}</output>`,
});

describe('a Vue 3 page', () => {
  let box: HTMLElement;
  let app: App | undefined;
  let deals: DealDetail[];
  let warnings: unknown[][];
  const consoleWarn = console.warn;

  beforeEach(() => {
    box = document.createElement('div');
    document.body.append(box);
    deals = [];
    box.addEventListener('deal', (event) => deals.push((event as CustomEvent<DealDetail>).detail));
    warnings = [];
    console.warn = (...args: unknown[]) => warnings.push(args);
  });
  afterEach(() => {
    app?.unmount();
    app = undefined;
    box.remove();
    console.warn = consoleWarn;
    expect(warnings, 'what Vue warned of').to.deep.equal([]);
  });

  const mount = (page: Component): void => {
    app = createApp(page);
    app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-');
    app.mount(box);
  };
  const klondike = () => box.querySelector('klondike-teaching')!;

  it('may render before the element is defined: attributes wait for it, by their own names', async () => {
    expect(customElements.get('klondike-teaching')).to.equal(undefined);
    mount({
      render: () =>
        h('klondike-teaching', { seed: 'class-7b', variant: 'draw-three', hints: '', 'four-color': '' }),
    });
    await define();
    await settled(klondike());
    const { seed, variant, hints, fourColor, readonly } = klondike();
    expect([seed, variant, hints, fourColor, readonly]).to.deep.equal([
      'class-7b',
      'draw-three',
      true,
      true,
      false,
    ]);
    expect(deals.map(({ cause, seed: dealt }) => [cause, dealt])).to.deep.equal([['connect', 'class-7b']]);
  });

  for (const [way, page] of [
    ['a render function', withRender],
    ['a template', withTemplate],
  ] as const) {
    it(`keeps its state from events and plays by methods (${way})`, async () => {
      await define();
      mount(page);
      const table = klondike();
      await settled(table);
      await nextTick();
      const press = async (id: string) => {
        box.querySelector<HTMLElement>(`#${id}`)!.click();
        await nextTick();
        await settled(table);
        await nextTick();
        return box.querySelector('output')!.textContent;
      };
      expect(box.querySelector('output')!.textContent).to.equal('dealt class-7b');
      expect([table.hints, table.fourColor, table.variant]).to.deep.equal([true, true, 'draw-one']);
      expect(await press('draw')).to.equal('1 moves, last D');
      expect(await press('undo')).to.equal('0 moves, last D');
      expect(await press('undo')).to.equal('nothing-to-undo');
      await press('plain');
      expect(table.hasAttribute('four-color')).to.equal(false);
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

  it('takes a lesson of its own, observed as it is, as a property, and hears of its end', async () => {
    await define();
    const heard: string[] = [];
    const done = ({ detail }: CustomEvent<LessonDoneDetail>) => heard.push(detail.lesson);
    mount({
      setup: () => ({ lesson: ref({ ...lessonExample }), done }),
      template: '<klondike-teaching :lesson="lesson" @lesson-done="done"></klondike-teaching>',
    });
    await settled(klondike());
    expect(deals).to.have.length(1);
    klondike().play('T1>T2');
    expect(heard).to.deep.equal(['mine']);
  });

  it('takes a false flag as a property; under an attribute’s name it needs null', async () => {
    await define();
    mount({
      render: () => [
        h('spider-two-suit', { hints: false, fourColor: false, readonly: false }),
        h('spider-two-suit', { 'four-color': null }),
      ],
    });
    for (const table of box.querySelectorAll<SpiderTwoSuit>('spider-two-suit')) {
      await settled(table);
      expect([table.hints, table.fourColor, table.readonly]).to.deep.equal([false, false, false]);
    }
  });
});
