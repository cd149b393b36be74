// Registers words of this page's own, and changes the language of a table while it is shown.
import { registerWords } from '../dist/cdn/words.js';

const dutch = {
  lang: 'nl',
  dir: 'ltr',
  spider: 'Spider, twee kleuren',
  deal: 'Tien delen',
  draw: 'Trekken',
  redeal: 'Omdraaien',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw doen',
  restart: 'Van voren af aan',
  reset: 'Nieuw spel',
  keys: 'Toetsen',
  rulesHeading: 'Regels',
  spiderRules: () => ['Neem een open reeks van één kleur op', 'Leg die op elke kaart die één hoger is'],
};
registerWords(dutch);

document.querySelector('#own-words').textContent = `registerWords({\n${Object.entries(dutch)
  .map(([name, word]) => `  ${name}: ${typeof word === 'string' ? `'${word}'` : word},`)
  .join('\n')}\n});`;

const language = document.querySelector('#language');
language.addEventListener('change', () => (document.querySelector('#switched').lang = language.value));

const all = () => document.querySelectorAll('.card klondike-teaching');
document
  .querySelector('#refuse')
  .addEventListener('click', () => all().forEach((table) => table.play('T1>F')));
document.querySelector('#reset').addEventListener('click', () => all().forEach((table) => table.reset()));
