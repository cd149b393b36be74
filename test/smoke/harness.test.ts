// The tests' own tools: what they ask of a browser must really happen in each one.
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { loadCases } from '../support/cases.js';
import { browser, emulateFeatures, screenshot, touch } from '../support/commands.js';

const matches = (query: string) => matchMedia(query).matches;

describe('test harness', () => {
  describe('viewport', () => {
    afterEach(() => setViewport({ width: 800, height: 600 }));

    for (const width of [280, 360, 1200]) {
      it(`is ${width} pixels wide when asked`, async () => {
        await setViewport({ width, height: 640 });
        expect([innerWidth, innerHeight]).to.deep.equal([width, 640]);
      });
    }
  });

  describe('keyboard', () => {
    it('types letters, repeated ones too', async () => {
      const input = await fixture<HTMLInputElement>(html`<input aria-label="text" />`);
      input.focus();
      await sendKeys({ type: 'ssee' });
      expect(input.value).to.equal('ssee');
    });

    it('moves focus with Tab and back', async () => {
      const group = await fixture(html`<div><button>one</button><button>two</button></div>`);
      const [one, two] = group.querySelectorAll('button');
      one!.focus();
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement).to.equal(two);
      await sendKeys({ down: 'Shift' });
      await sendKeys({ press: 'Tab' });
      await sendKeys({ up: 'Shift' });
      expect(document.activeElement).to.equal(one);
    });

    it('presses arrows, Enter, Escape and space', async () => {
      const button = await fixture<HTMLButtonElement>(html`<button>keys</button>`);
      const keys: string[] = [];
      button.addEventListener('keydown', ({ key }) => keys.push(key));
      button.focus();
      const pressed = [
        'ArrowLeft',
        'ArrowRight',
        'ArrowUp',
        'ArrowDown',
        'Home',
        'End',
        'Enter',
        'Escape',
        ' ',
      ];
      for (const press of pressed) await sendKeys({ press });
      expect(keys).to.deep.equal(pressed);
    });
  });

  describe('mouse', () => {
    afterEach(() => resetMouse());

    const listen = (pad: Element) => {
      const seen: string[] = [];
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'click']) {
        pad.addEventListener(type, (event) => {
          const { clientX, clientY, buttons } = event as PointerEvent;
          seen.push(type === 'click' ? type : `${type} ${clientX},${clientY} ${buttons}`);
        });
      }
      return seen;
    };
    const area = () =>
      fixture<HTMLElement>(html`<div style="position: fixed; inset: 0; touch-action: none"></div>`);

    it('drags: the button stays down between commands', async () => {
      const pad = await area();
      const seen = listen(pad);
      await sendMouse({ type: 'move', position: [40, 50] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [60, 70] });
      await sendMouse({ type: 'move', position: [200, 150] });
      await sendMouse({ type: 'up' });
      await aTimeout(50);
      expect(seen.filter((text) => !text.startsWith('pointermove 40,50'))).to.deep.equal([
        'pointerdown 40,50 1',
        'pointermove 60,70 1',
        'pointermove 200,150 1',
        'pointerup 200,150 0',
        'click',
      ]);
    });

    it('captures the pointer while it drags', async () => {
      const pad = await area();
      const handle = document.createElement('div');
      handle.style.cssText = 'position: absolute; left: 10px; top: 10px; width: 40px; height: 40px';
      pad.append(handle);
      const targets: (EventTarget | null)[] = [];
      handle.addEventListener('pointerdown', (event) => handle.setPointerCapture(event.pointerId));
      pad.addEventListener('pointerup', (event) => targets.push(event.target));
      await sendMouse({ type: 'move', position: [20, 20] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [300, 300] });
      await sendMouse({ type: 'up' });
      expect(targets).to.deep.equal([handle]);
    });
  });

  describe('emulation', () => {
    afterEach(() =>
      emulateFeatures({
        'prefers-color-scheme': 'light',
        'prefers-reduced-motion': 'no-preference',
        ...(browser === 'webkit' ? {} : { 'forced-colors': 'none' }),
      }),
    );

    it('darkens the page', async () => {
      await emulateFeatures({ 'prefers-color-scheme': 'dark' });
      expect(matches('(prefers-color-scheme: dark)')).to.be.true;
      await emulateFeatures({ 'prefers-color-scheme': 'light' });
      expect(matches('(prefers-color-scheme: dark)')).to.be.false;
    });

    it('reduces motion', async () => {
      await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
      expect(matches('(prefers-reduced-motion: reduce)')).to.be.true;
    });

    it('forces colours', async function () {
      if (browser === 'webkit') this.skip(); // WebKitGTK has no forced colours
      await emulateFeatures({ 'forced-colors': 'active' });
      expect(matches('(forced-colors: active)')).to.be.true;
    });
  });

  it('sends real touches in Chromium', async () => {
    const pad = await fixture<HTMLElement>(
      html`<div style="position: fixed; inset: 0; touch-action: none"></div>`,
    );
    const seen: string[] = [];
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
      pad.addEventListener(type, (event) => seen.push(`${type} ${(event as PointerEvent).pointerType}`));
    }
    const sent = [
      await touch({ type: 'touchStart', points: [{ x: 30, y: 30 }] }),
      await touch({ type: 'touchMove', points: [{ x: 90, y: 90 }] }),
      await touch({ type: 'touchEnd' }),
    ];
    const can = browser === 'chromium';
    expect(sent).to.deep.equal([can, can, can]);
    expect(seen).to.deep.equal(can ? ['pointerdown touch', 'pointermove touch', 'pointerup touch'] : []);
  });

  it('takes a screenshot in Chromium', async () => {
    expect(await screenshot('harness')).to.equal(browser === 'chromium');
  });

  it('reads the case files', async () => {
    const rows = await loadCases<{ id: string }>('klondike-legal');
    expect(rows.length).to.be.greaterThan(50);
    expect(rows.every(({ id }) => typeof id === 'string')).to.be.true;
  });
});
