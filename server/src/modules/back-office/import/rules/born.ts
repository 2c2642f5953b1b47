import type { BirthMonth } from '@school/contract/families/forms';
import type { Locale } from '@school/contract/shapes';
import type * as z from 'zod/mini';

type Born = z.infer<typeof BirthMonth>;

/** The months by the first three letters of their names, as they stand alone and after a day: май, мая. */
const months = new Map<string, number>(
  ['ru', 'en'].flatMap((language) =>
    Array.from({ length: 12 }, (_, at) => at).flatMap((at) =>
      [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].map((form): [string, number] => {
        const name = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })
          .formatToParts(Date.UTC(2024, at, 1))
          .find(({ type }) => type === 'month');
        return [(name?.value ?? '').toLowerCase().slice(0, 3), at + 1];
      }),
    ),
  ),
);

const asBorn = (year: number, month: number, day = 1): Born | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month } : undefined;
};

/**
 * A day or a month of birth as tables have it; undefined where it is none. The parts of `3/4/2018` stand in the order of the
 * country, those of `03.04.2018` and `2018-04-03` everywhere in the same.
 */
export function bornIn(written: string, locale: Locale): Born | undefined {
  const text = written.trim().toLowerCase();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-./](\d{1,2})(?:[-./](\d{1,2}))?(?:[t ].*)?$/.exec(text) ?? [];
  if (isoYear !== undefined) return asBorn(Number(isoYear), Number(isoMonth), Number(isoDay ?? 1));
  const [, first, mark, second, year] = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})(?: .*)?$/.exec(text) ?? [];
  if (year !== undefined) {
    const [day, month] = mark === '/' && locale === 'en-US' ? [second, first] : [first, second];
    return asBorn(Number(year), Number(month), Number(day));
  }
  const [, onlyMonth, itsYear] = /^(\d{1,2})[-./](\d{4})$/.exec(text) ?? [];
  if (itsYear !== undefined) return asBorn(Number(itsYear), Number(onlyMonth));
  const named = /^(?:(\d{1,2})(?:st|nd|rd|th)? +)?(\p{L}{3})\p{L}*\.?(?: +(\d{1,2})(?:st|nd|rd|th)?)?,? +(\d{4})(?: ?г\.?)?$/u.exec(text);
  const month = months.get(named?.[2] ?? '');
  return named && month !== undefined ? asBorn(Number(named[4]), month, Number(named[1] ?? named[3] ?? 1)) : undefined;
}
