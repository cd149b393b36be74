import { aTimeout, expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { card, eventsOf, inside, pickUp, pile, pointIn, settled } from '../support/host-page.js';
import { type ListenerCount, countListeners } from '../support/listeners.js';
import { SMALL, clearPlaces, make, place, put } from '../support/place.js';

describe('an element that is taken away', () => {
  let listeners: ListenerCount;
  let errors: string[];
  const note = (event: ErrorEvent) => void errors.push(event.message);
  const noteRejection = (event: PromiseRejectionEvent) => void errors.push(String(event.reason));

  beforeEach(() => {
    errors = [];
    addEventListener('error', note);
    addEventListener('unhandledrejection', noteRejection);
    listeners = countListeners();
  });
  afterEach(async () => {
    listeners.restore();
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', noteRejection);
    clearPlaces();
    await resetMouse();
  });

  it('hostile 17: listens to the window only while a drag lasts', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    expect(listeners.count()).to.equal(0);
    await pickUp(card(table, '5H'));
    expect(listeners.count()).to.be.greaterThan(0);
    await sendMouse({ type: 'up' });
    expect(listeners.count()).to.equal(0);
  });

  it('hostile 17: in the middle of a drag: nothing moves, nothing is left, and it plays on when it is back', async () => {
    const box = place();
    const table = await put('klondike-teaching', { fixture: SMALL }, box);
    const events = [...eventsOf(table, 'move'), ...eventsOf(table, 'rejected')];
    await pickUp(card(table, '5H'));
    table.remove();
    expect(listeners.count()).to.equal(0);
    await sendMouse({ type: 'move', position: [300, 200] });
    await sendMouse({ type: 'up' });
    await aTimeout(50);
    expect([table.position, events.length, errors]).to.deep.equal([SMALL, 0, []]);
    box.append(table);
    await settled(table);
    expect(table.shadowRoot!.querySelector('.dragged, .selected')).to.equal(null);
    await pickUp(card(table, '5H'));
    await sendMouse({ type: 'move', position: pointIn(pile(table, 'T2')) });
    await sendMouse({ type: 'up' });
    expect(table.history).to.deep.equal(['T1>T2']);
  });

  it('hostile 17: while a press has not become a drag', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    await sendMouse({ type: 'move', position: pointIn(card(table, '5H')) });
    await sendMouse({ type: 'down' });
    table.remove();
    expect(listeners.count()).to.equal(0);
    await sendMouse({ type: 'up' });
    expect(errors).to.deep.equal([]);
  });

  it('hostile 17: after a choice by other means ended a press', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    for (const other of ['6S', '5H']) {
      await sendMouse({ type: 'move', position: pointIn(card(table, '5H')) });
      await sendMouse({ type: 'down' });
      expect(listeners.count()).to.be.greaterThan(0);
      // A second finger, a key or a voice chooses while the button is still down.
      card(table, other).click();
      expect(listeners.count(), other).to.equal(0);
      await sendMouse({ type: 'up' });
    }
    table.remove();
    expect([listeners.count(), errors]).to.deep.equal([0, []]);
  });

  it('hostile 17: in the middle of motion: every animation ends', async () => {
    const table = await put('spider-two-suit');
    table.play('D');
    await table.updateComplete;
    const running = () => document.getAnimations().length + table.shadowRoot!.getAnimations().length;
    expect(running()).to.be.greaterThan(0);
    table.remove();
    expect(running()).to.equal(0);
    await aTimeout(700);
    expect(errors).to.deep.equal([]);
  });

  it('hostile 17: with an announcement on its way: it is not said later', async () => {
    const box = place();
    const table = await put('klondike-teaching', { fixture: SMALL }, box);
    table.play('D');
    await table.updateComplete;
    table.remove();
    await aTimeout(200);
    box.append(table);
    await settled(table);
    await aTimeout(200);
    expect(inside(table, '.status').textContent).to.equal('');
    expect(errors).to.deep.equal([]);
  });

  it('hostile 17: by its own events, in the middle of what they tell', async () => {
    for (const type of ['deal', 'move', 'rejected', 'win']) {
      const table = await put('klondike-teaching', { fixture: 'terminal-win' });
      table.addEventListener(type, () => table.remove());
      if (type === 'deal') table.reset();
      table.play('T1>T2');
      table.play('W>F');
      await aTimeout(20);
      expect(table.isConnected, type).to.equal(false);
    }
    expect([errors, listeners.count()]).to.deep.equal([[], 0]);
  });

  it('hostile 17: before it was drawn: it is measured when it is back', async () => {
    const box = place('width: 400px');
    const table = make('klondike-teaching', { fixture: SMALL });
    box.append(table);
    table.remove();
    await table.updateComplete;
    box.append(table);
    await settled(table);
    const narrow = card(table, '5H').offsetWidth;
    box.style.width = '800px';
    await settled(table);
    expect(card(table, '5H').offsetWidth).to.be.greaterThan(narrow);
  });

  it('hostile 17: a game off the page is still a game', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    table.remove();
    expect(table.play('T1>T2').ok).to.equal(true);
    await aTimeout(200);
    place().append(table);
    await settled(table);
    expect(card(table, '9C').offsetWidth).to.be.greaterThan(30);
    expect(errors).to.deep.equal([]);
  });
});
