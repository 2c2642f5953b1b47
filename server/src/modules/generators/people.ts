/** Children of the word problems: name, genitive, English name, verb endings. */
export interface Child {
  ru: string;
  of: string;
  en: string;
  girl: boolean;
}

const child = (ru: string, of: string, en: string, girl: boolean): Child => ({ ru, of, en, girl });

export const children: readonly Child[] = [
  child('Аня', 'Ани', 'Anya', true),
  child('Миша', 'Миши', 'Misha', false),
  child('Лена', 'Лены', 'Lena', true),
  child('Коля', 'Коли', 'Kolya', false),
  child('Даша', 'Даши', 'Dasha', true),
  child('Петя', 'Пети', 'Petya', false),
  child('Майя', 'Майи', 'Maya', true),
  child('Тимур', 'Тимура', 'Timur', false),
  child('Оля', 'Оли', 'Olya', true),
  child('Артём', 'Артёма', 'Artyom', false),
];
