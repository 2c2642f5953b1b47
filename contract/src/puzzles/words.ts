import type { Words } from '../playbooks/pictures.ts';

/** A text of the school in both languages. */
export const both = (ru: string, en: string): Words => ({ ru, en });

/** A number or a sign, said in the language of the page. */
export const sign = (text: string | number): Words => ({ ru: String(text), en: String(text) });

const signs: readonly [string, string, string][] = [
  ['+', 'плюс', 'plus'],
  ['−', 'минус', 'minus'],
  ['·', 'умножить на', 'times'],
  [':', 'разделить на', 'divided by'],
  ['=', 'равно', 'equals'],
  ['☐', 'сколько', 'how many'],
  ['(', 'скобка открывается', 'open bracket'],
  [')', 'скобка закрывается', 'close bracket'],
];

/** A sum, shown in signs and spoken in words: «3 + ☐ = 5» → «3 плюс сколько равно 5». English schools write 6 × 8 and 48 ÷ 6. */
export function sum(text: string): Words {
  const spoken = (lang: 1 | 2) =>
    signs
      .reduce((said, entry) => said.replaceAll(entry[0], ` ${entry[lang]} `), text)
      .replace(/\s+/g, ' ')
      .trim();
  const en = text.replaceAll(' · ', ' × ').replaceAll(' : ', ' ÷ ');
  return { ru: text, en, say: { ru: spoken(1), en: spoken(2) } };
}

/** Words that are there to be read: never spoken. */
export const toRead = (text: string, lang: 'ru' | 'en'): Words => ({ ru: text, en: text, lang, silent: true });
