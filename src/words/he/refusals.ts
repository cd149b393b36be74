/** Hebrew sentences for refusals. Impersonal throughout: they address nobody as a man or a woman. */
import { quote } from '../../engine/quote.js';
import type { RefusalFacts } from '../../table/refusals.js';
import { isSpiderCard, suitOf } from '../parts.js';
import type { Sentences } from '../words.js';
import { cardName, cards, faceDown, isolated, needName, pileName, prefixed, suitName } from './names.js';

const card = ({ cards: codes }: RefusalFacts): string => (codes?.[0] ? cardName(codes[0]) : 'הקלף');
const onto = ({ onto: code }: RefusalFacts): string => (code ? cardName(code) : 'הקלף');
const need = ({ need: needed }: RefusalFacts): string => (needed ? needName(needed) : 'קלף אחר');
const column = ({ at = 'T1' }: RefusalFacts): string => `טור ${at.slice(1)}`;
const text = ({ text: given = '' }: RefusalFacts): string => `“${isolated(quote(given))}”`;
const columns = ({ columns: labels = [] }: RefusalFacts): string => {
  const numbers = labels.map((label) => label.slice(1));
  const last = numbers.pop() ?? '';
  return numbers.length ? `טורים ${numbers.join(', ')} ו־${last} ריקים` : `טור ${last} ריק`;
};

const brokenRun = (facts: RefusalFacts): string =>
  `אי אפשר להזיז את ${card(facts)} יחד עם ${onto(facts)} באותו רצף: ${
    facts.need ? `צריך שם ${need(facts)}` : 'אחרי אס לא בא קלף'
  }.`;
const wrongPlace = (facts: RefusalFacts): string =>
  `אי אפשר להניח את ${card(facts)} על ${onto(facts)}: צריך ${need(facts)}.`;
const newDeal = '“חלוקה חדשה” מחלקת שוב';

export const refusals: Sentences = {
  'bad-notation': (facts) =>
    `הכתוב ${text(facts)} אינו מהלך: מהלך נכתב למשל ${['D', 'T1>T4'].map(isolated).join(', ')} או ${isolated('T1>T4:3')}.`,
  'bad-count': (facts) => `ב־${text(facts)} אין מספר תקין: אחרי “:” בא מספר שלם, 1 ומעלה.`,
  'count-not-allowed': (facts) => `אין מקום למספר ב־${text(facts)}: רק מהלך מטור לטור מקבל מספר.`,
  'no-such-column': ({ text: given = '', count = 0 }) =>
    `אין טור ${isolated(quote(given))}: במשחק זה הטורים הם 1 עד ${count}.`,
  'not-in-this-game': (facts) => `הכתוב ${text(facts)} אינו מהלך במשחק זה.`,

  'empty-column': (facts) => `${column(facts)} ריק: אין בו קלף להזיז.`,
  'empty-waste': () => 'הערימה הגלויה ריקה: רק משיכה מהקופה מביאה אליה קלפים.',
  'count-too-large': (facts) =>
    `ב${column(facts)} יש רק ${cards(facts.size ?? 0)}: אי אפשר להזיז ${cards(facts.count ?? 0)}.`,
  'face-down-card': (facts) => `אי אפשר להזיז קלף הפוך ב${column(facts)}: רק קלפים גלויים זזים.`,
  'run-rank': brokenRun,
  'run-color': brokenRun,
  'run-suit': brokenRun,
  'covered-waste-card': (facts) =>
    `אי אפשר לשחק את ${card(facts)} מתחת ${prefixed('ל', onto(facts))}: רק הקלף העליון בערימה הגלויה זמין.`,

  'same-column': (facts) => `הקלף ${card(facts)} כבר נמצא ב${column(facts)}: יש לבחור מקום אחר.`,
  'face-down-target': (facts) => `אי אפשר להניח את ${card(facts)} ב${column(facts)}: הקלף האחרון בו הפוך.`,
  'drop-rank': wrongPlace,
  'drop-color': wrongPlace,
  'king-needs-empty-column': (facts) =>
    `אי אפשר להניח את ${card(facts)} על ${onto(facts)}: מלך צריך טור ריק.`,
  'empty-column-needs-king': (facts) =>
    `אי אפשר להניח את ${card(facts)} ב${column(facts)}: טור ריק מקבל רק מלך.`,

  'between-foundations': () => 'קלף אינו עובר מערימת יעד אחת לאחרת: בכל אחת רק הסדרה שלה.',
  'foundation-one-card': (facts) =>
    `אי אפשר להעביר את ${card(facts)} לערימת יעד כשמונחים עליו קלפים: רק הקלף האחרון עובר.`,
  'foundation-needs-ace': (facts) =>
    `אי אפשר לפתוח ערימת יעד עם ${card(facts)}: קודם התור של ${need(facts)}.`,
  'foundation-order': (facts) =>
    `אי אפשר עדיין להעביר את ${card(facts)} לערימת היעד: עכשיו התור של ${need(facts)}.`,
  'foundation-keeps': (facts) => `אי אפשר להחזיר את ${card(facts)} מערימת היעד: בכללים אלה קלפים נשארים בה.`,
  'empty-foundation': ({ suit = 'C' }) => `ערימת היעד של ${suitName(suit)} ריקה: אין בה קלף להחזיר.`,

  'stock-empty': ({ count }) =>
    count ? 'הקופה ריקה: “חידוש הקופה” הופך אליה את הערימה הגלויה.' : 'אי אפשר לחלק: הקופה ריקה.',
  'stock-and-waste-empty': () => 'הקופה והערימה הגלויה ריקות: אין קלף למשוך.',
  'stock-not-empty': ({ count = 0 }) => `הקופה מתחדשת רק כשהיא ריקה: יש בה עוד ${cards(count)}.`,
  'nothing-to-redeal': () => 'הקופה והערימה הגלויה ריקות: אין מה להחזיר לקופה.',
  'no-redeal': () => 'בכללים אלה הקופה אינה מתחדשת: עוברים עליה פעם אחת.',
  'deal-empty-column': (facts) => `אי אפשר לחלק: ${columns(facts)}.`,
  'deal-short-stock': ({ count = 0 }) => `אי אפשר לחלק: בקופה יש רק ${cards(count)}, ולחלוקה צריך עשרה.`,
  'no-completed-run': () => 'שום רצף לא הושלם: צריך ממלך עד אס בסדרה אחת, גלויים, בקצה של טור.',

  'no-undo': () => 'בכללים אלה אין ביטול: כל מהלך נשאר.',
  'nothing-to-undo': () => 'אין מה לבטל: כך נפתח המשחק.',
  'nothing-to-redo': () => 'אין על מה לחזור: שום מהלך לא בוטל.',
  'no-restart': () => `בכללים אלה אין התחלה מחדש: ${newDeal}.`,
  'no-auto-finish': () => 'בכללים אלה אין סיום אוטומטי: את הקלפים מעבירים ביד.',
  'auto-finish-waits': ({ count = 0, size = 0 }) =>
    `הסיום האוטומטי ממתין עד שהקופה והערימה הגלויה ריקות וכל הקלפים גלויים: ${
      count ? `יש בהן עוד ${cards(count)}` : `יש עוד ${faceDown(size)}`
    }.`,
  'auto-finish-blocked': (facts) =>
    facts.cards
      ? `הסיום האוטומטי ייעצר ליד ${card(facts)}: קודם התור של ${need(facts)}.`
      : 'אין מה לסיים: לא נשאר קלף בטורים.',
  'game-over': () => `המשחק הסתיים בניצחון: ${newDeal}.`,
  'conservation-failed': () => `מספר הקלפים אינו נכון עוד, ולכן המשחק נעצר: ${newDeal}.`,

  'wrong-foundation': ({ cards: [code = ''] = [], on = 'FC' }) =>
    `אי אפשר להניח את ${cardName(code)} ב${pileName(on)}: המקום הנכון הוא ערימת היעד של ${suitName(suitOf(code))}.`,
  'no-destination': (facts) =>
    `אי אפשר להניח שם את ${card(facts)}: יש לבחור טור${
      isSpiderCard(facts.cards?.[0] ?? '') ? '' : ' או ערימת יעד'
    }.`,
  readonly: () => 'זהו תרשים לקריאה: אי אפשר לשחק בו.',
  reviewing: () => 'זהו מצב קודם: כדי להמשיך לשחק יש לחזור למשחק.',
  'bad-lesson': ({ faults = [] }) => `השיעור הזה לא יכול להתחיל: ${faults.join('; ')}.`,
  'bad-fixture': ({ faults = [] }) => `אי אפשר לפרוס את המצב הזה: ${faults.map(isolated).join('; ')}.`,
  // The fault is a whole sentence already.
  'bad-moves': ({ faults = [] }) => `המהלכים לא שוחקו: ${faults.join(' ')}`,
  'no-hint': () => 'לא נמצא מהלך חוקי, אך אין פירוש הדבר שהמשחק אבוד: כדאי להביט שוב או לחלק מחדש.',
};
