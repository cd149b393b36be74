/** Hebrew, from right to left. */
import { filled, mover, teller } from '../parts.js';
import type { AllWords } from '../words.js';
import { lesson } from './lesson.js';
import {
  cardName,
  cards,
  deals,
  destinations,
  faceDown,
  from,
  isolated,
  legalMoves,
  pileName,
  rank,
  suitName,
  to,
  withMore,
} from './names.js';
import { refusals } from './refusals.js';
import { transcript } from './transcript.js';

const noLegalMove = 'לא נמצא כאן מהלך חוקי.';
const inStock = (count: number): string => `בקופה עוד ${cards(count)}`;

export const he: AllWords = {
  ...lesson,
  ...transcript,
  lang: 'he',
  dir: 'rtl',
  klondike: 'קלונדייק',
  spider: 'ספיידר, שתי סדרות',
  cardName,
  rank,
  suitName,
  pileName,
  cards,
  faceDown,

  board: (game) => `לוח ${game}`,
  commands: 'פקדי המשחק',
  cardIn: (code, pile, place, of) => `${cardName(code)}, ${pileName(pile)}, ${place} מתוך ${of}`,
  selectedLead: (code, more, pile, place, of) =>
    `${cardName(code)}, בבחירה${more ? ` עם ${cards(more)}` : ''}, ${pileName(pile)}, ${place} מתוך ${of}`,
  selectedRest: (code, pile, place, of) =>
    `${cardName(code)}, ברצף הנבחר, ${pileName(pile)}, ${place} מתוך ${of}`,
  coveredIn: (code, pile, place, of) =>
    `${cardName(code)}, ${pileName(pile)}, ${place} מתוך ${of}, מתחת לקלף אחר`,
  column: (number, size, down) => {
    const hidden = down ? `, מהם ${faceDown(down)}` : '';
    return `טור ${number}, ${size ? cards(size) : 'ריק'}${hidden}`;
  },
  moveTo: (code, pile) => `להעביר את ${cardName(code)} ${to(pile)}`,
  stock: (count) => `קופה, ${cards(count)}`,
  stockRedeal: (waste) => `הקופה ריקה, להחזיר אליה ${cards(waste)}`,
  stockDone: 'הקופה ריקה',
  emptyWaste: 'ערימה גלויה, ריקה',
  foundation: (suit, code) => `ערימת היעד של ${suitName(suit)}, ${code ? `${cardName(code)} למעלה` : 'ריקה'}`,
  completedRuns: (count) => `רצפים שהושלמו, ${count} מתוך 8`,
  legal: 'חוקי',

  rulesHeading: 'כללים',
  klondikeRules: (variant) => [
    variant.draw === 1 ? 'מושכים קלף אחד' : 'מושכים שלושה קלפים; רק העליון משחק',
    'כל רצף גלוי זז, בסדר יורד ובצבעים מתחלפים',
    variant.emptyColumn === 'king' ? 'טור ריק מקבל מלך או רצף שמלך בראשו' : 'טור ריק מקבל כל רצף',
    variant.redeals === 'unlimited' ? 'הקופה מתחדשת בלי הגבלה ובלי ערבוב' : 'הקופה אינה מתחדשת',
    'שום קלף אינו עובר מעצמו לערימות היעד',
    variant.foundationReturn ? 'הקלף העליון בערימת יעד רשאי לחזור' : 'אין חזרה מערימות היעד',
    variant.undo ? 'ביטול בלי הגבלה' : 'אין ביטול',
  ],
  spiderRules: () => [
    'מרימים רצף גלוי ויורד מסדרה אחת',
    'מניחים על כל קלף הגבוה בדרגה אחת',
    'טור ריק מקבל כל רצף',
    'מחלקים עשרה קלפים רק כשאין טור ריק',
    'רצף ממלך עד אס בסדרה אחת נאסף מיד',
    'ביטול בלי הגבלה',
  ],

  draw: 'משיכה',
  redeal: 'חידוש הקופה',
  deal: 'חלוקת 10',
  undo: 'ביטול',
  redo: 'ביצוע חוזר',
  restart: 'התחלה מחדש',
  reset: 'חלוקה חדשה',
  finish: 'סיום',
  hint: 'רמז',
  settle: 'איסוף רצפים שהושלמו',
  readBoard: 'הקראת הלוח',
  keys: 'מקשים',
  boardAsText: 'הלוח כטקסט',
  ledger: 'רשימת הקלפים',

  did: teller({
    moved: (lead, more, pile, fromFoundation) =>
      `${withMore(lead, more)}: מעבר ${fromFoundation ? 'מערימת היעד ' : ''}${to(pile)}.`,
    returned: (count, pile) => `${cards(count)}: חזרה ${to(pile)}.`,
    runReturned: (suit, pile) => `רצף ${suitName(suit)}: חזרה ${to(pile)}.`,
    turnedUp: (code, at) => `נחשף קלף ב${pileName(at)}: ${cardName(code)}.`,
    turnedDown: (at) => `קלף ב${pileName(at)} שוב הפוך.`,
    drawn: (codes, left) => `משיכה: ${codes.map(cardName).join(', ')}. ${inStock(left)}.`,
    redealt: (count) => `הערימה הגלויה נהפכה לקופה. ${cards(count)}. הסדר לא השתנה.`,
    dealt: (codes, left) =>
      `חלוקה: ${codes.map((code, i) => `${cardName(code)} לטור ${i + 1}`).join(', ')}. ${inStock(left)}.`,
    stored: (suit, run) => `הושלם רצף ${suitName(suit)}. ${run} מתוך 8.`,
    undone: 'בוטל.',
    redone: 'בוצע שוב.',
  }),
  waste: (codes) =>
    codes.length > 1
      ? `בערימה הגלויה נראים ${codes.map(cardName).join(', ')}: רק האחרון משחק.`
      : codes[0]
        ? `בראש הערימה הגלויה: ${cardName(codes[0])}.`
        : 'הערימה הגלויה ריקה.',
  selected: (code, more, count) => `הבחירה: ${withMore(code, more)}. ${destinations(count)}.`,
  cancelled: 'הבחירה בוטלה.',
  notMoved: (sentence) => `לא הוזז דבר. ${sentence}`,
  refusal: (facts) => refusals[facts.code](facts),
  newDeal: (game) => `${game}. חלוקה חדשה.`,
  restarted: 'חזרה לתחילת המשחק הזה.',
  won: (onlyReset) => `ניצחון! ${onlyReset ? 'נשארה רק “חלוקה חדשה”.' : '“חלוקה חדשה” מחלקת שוב.'}`,
  destinations: (code, piles) =>
    piles.length
      ? `אפשר להעביר את ${cardName(code)} ${piles.map(to).join(', ')}.`
      : `אין כרגע יעד חוקי עבור ${cardName(code)}.`,
  legalMoves: (moves) => (moves.length ? `${legalMoves(moves.length)}: ${moves.join(', ')}.` : noLegalMove),
  move: mover({
    draw: 'משיכה',
    deal: 'חלוקת עשרה קלפים',
    redeal: 'חידוש הקופה',
    store: 'איסוף רצפים שהושלמו',
    go: (source, target, lead) =>
      `${lead ? `${withMore(...lead)} ` : ''}${from(source)} ${target === 'F' ? 'לערימת היעד' : to(target)}`,
  }),
  noLegalMove,
  loading: 'בטעינה…',
  notLoaded: 'הטעינה לא הצליחה. אפשר לנסות שוב.',
  lessonNotLoaded: 'טעינתו לא הצליחה, וטעינת הדף מחדש עשויה לעזור',
  movesSoFar: (count) => `מהלכים עד כה: ${count}`,
  rule: (name) => `כלל: ${name}.`,
  ruleNames: {
    notation: 'כתיבת מהלכים',
    'pick-up': 'הרמת קלפים',
    landing: 'הנחה על קלף',
    'empty-column': 'טורים ריקים',
    foundation: 'ערימות היעד',
    draw: 'משיכה',
    redeal: 'חידוש הקופה',
    deal: 'חלוקת עשרה קלפים',
    'completed-run': 'רצפים שהושלמו',
    undo: 'ביטול וביצוע חוזר',
    restart: 'התחלה מחדש',
    'auto-finish': 'סיום',
    end: 'סוף המשחק',
    conservation: 'כל קלף במקום אחד',
    table: 'מה שהשולחן הזה מקבל',
  },
  instead: (moves, more, elsewhere) =>
    moves.length
      ? `חוקי במקום זאת: ${moves.join('; ')}${more ? `; ועוד ${more}` : ''}.`
      : elsewhere
        ? `אין כרגע מהלך חוקי עבור זה; במקומות אחרים: ${legalMoves(elsewhere)}.`
        : noLegalMove,
  hintReasons: {
    reveals: 'המהלך חושף קלף הפוך.',
    store: 'המהלך אוסף רצף שהושלם.',
    'builds-suit': 'המהלך בונה רצף מסדרה אחת.',
    'frees-waste': 'המהלך משחרר את הקלף הבא בערימה הגלויה.',
    'empties-column': 'המהלך מפנה טור שמלך ממתין לו.',
    'opens-column': 'המהלך מפנה טור שכל רצף יכול למלא.',
    foundation: 'המהלך בונה את ערימת היעד.',
    'foundation-early': 'המהלך בונה את ערימת היעד, אך ייתכן שהטורים עוד צריכים את הקלף.',
    builds: 'המהלך משחרר קלפים אחרים.',
    legal: 'המהלך חוקי, אך אינו חושף דבר.',
    stock: 'המהלך מוביל לקלפים אחרים.',
    return: 'המהלך מחזיר קלף לשימוש.',
  },

  pileLine: (pile, up, down) =>
    `${pileName(pile)}: ${filled([down ? faceDown(down) : '', ...up.map(cardName)], ', ')}.`,
  emptyPile: (pile) => `${pileName(pile)}: אין קלפים.`,
  stockLine: (count) => `קופה: ${count ? faceDown(count) : 'ריקה'}.`,
  totals: (stock, left, runs, entries, expected) =>
    `קופה ${stock} · עוד ${deals(left)} · רצפים שהושלמו ${runs} מתוך 8 · ${entries}/${expected} קלפים`,
  ledgerLine: (entries, distinct, expected) =>
    `${entries}/${expected} רשומות, ${distinct}/${expected} קלפים שונים`,
  ledgerProblem: (missing, duplicated, unknown) => {
    const listed = (title: string, codes: readonly string[]): string =>
      codes.length ? `${title}: ${isolated(codes.join(' '))}.` : '';
    return filled(
      [listed('חסרים', missing), listed('כפולים', duplicated), listed('לא ממשחק זה', unknown)],
      ' ',
    );
  },
  badLesson: 'השיעור הזה לא יכול להתחיל',
  badFixture: 'אי אפשר לפרוס את המצב הזה',
  badMoves: 'אי אפשר לשחק את המהלכים האלה',
  keyHelp: (columns, draw) => [
    ['← →', 'הערימה משמאל או מימין'],
    ['↑ ↓', 'בתוך ערימה, אחר כך כפתור הטור, אחר כך השורה העליונה'],
    ['Home End', 'הקלף הגלוי העמוק ביותר, הקלף הקדמי'],
    ['Page Up, Page Down', 'השורה העליונה, הטורים'],
    [columns === 10 ? '1–9, 0' : '1–7', 'הטור שמספרו זה'],
    ['Enter, Space', 'הרמה, הנחה'],
    ['+ −', 'קלף אחד יותר, אחד פחות'],
    ['Esc', 'יציאה מהבחירה'],
    ['D', draw],
    ['U, Ctrl+Z', 'ביטול; עם Shift ביצוע חוזר'],
    ...(columns === 7 ? [['F', 'העברה לערימת היעד'] as const] : []),
    ['M, Shift+M', 'היעדים החוקיים של קלף זה, כל המהלכים החוקיים'],
    ['C, B, S', 'הקראת הטור, הלוח, השורה העליונה'],
    ['?', 'המקשים האלה'],
  ],
};
