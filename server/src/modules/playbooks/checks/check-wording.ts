import { templateOf } from '../templates/registry.ts';
import type { Item } from '../templates/base/template.ts';

/** «ты услышал», «поступил бы ты», «ты доволен»: said to a boy only. Nouns that end like such a verb are no fault. */
const toBoysOnly = [
  /(?<![а-яё])ты(?![а-яё])[^.?!«»]{0,40}?(?<![а-яё])(?!стол|пол|зал|угол|футбол)[а-яё]{2,}лс?я?(?<=л|лся)(?![а-яё])/i,
  /(?<![а-яё])(?!стол|пол|зал|угол|футбол)[а-яё]{2,}(?:л|лся) (?:ли |бы )?ты(?![а-яё])/i,
  /(?<![а-яё])ты (?:\S+ )?(?:доволен|готов|рад|согласен|уверен|должен|сам)(?![а-яё])/i,
];

/** What an author wrote to the child that is not true or not for every child. */
export function wordingFaults(item: Item): string[] {
  const shown = templateOf(item.template).shown(item);
  const faults: string[] = [];
  if (
    /(?:на|по) (?:картинк|рисунк)|(?:in|at) the pictures?/i.test(`${item.ask.ru} ${item.ask.en}`) &&
    !/"(icon|shape|picture|cells|size)"/.test(JSON.stringify({ ...shown, ask: null }))
  )
    faults.push(`speaks of a picture and shows none: «${item.ask.ru}»`);
  for (const text of saidToChild(item)) if (toBoysOnly.some((form) => form.test(text))) faults.push(`is said to boys only: «${text}»`);
  return faults;
}

/** Russian that the school itself says, however deep: not the words of the taught language, which may be somebody's speech. */
function saidToChild(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(saidToChild);
  if (typeof value !== 'object' || value === null) return [];
  const { ru, en, lang } = value as { ru?: unknown; en?: unknown; lang?: unknown };
  if (typeof ru === 'string' && typeof en === 'string') return lang === undefined && ru !== en ? [ru] : [];
  return Object.values(value).flatMap(saidToChild);
}
