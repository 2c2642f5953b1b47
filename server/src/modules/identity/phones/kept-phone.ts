import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { Refusal } from '#platform/refusal';

/** What is dialled at home in place of the country's code: 80 in Belarus, 8 in Russia and Kazakhstan; 00 or 810 before one. */
const prefixes: ReadonlyArray<readonly [dialled: RegExp, meant: string]> = [
  [/^80(?=\d{9}$)/, '375'],
  [/^8(?=\d{10}$)/, '7'],
  [/^(?:00|810)/, ''],
];

function readings(typed: string): string[] {
  if (typed.startsWith('+')) return [typed];
  const digits = typed.replace(/\D/g, '');
  return [...prefixes.filter(([dialled]) => dialled.test(digits)).map(([dialled, meant]) => digits.replace(dialled, meant)), digits].map(
    (number) => `+${number}`,
  );
}

/**
 * A phone as people write it, in E.164; undefined where no country has such a number. Of the tables of libphonenumber the short
 * ones are asked: they know how long numbers of a country are and how they begin, and take ranges too that an operator opens after
 * they were made. A line behind a switchboard gets no SMS, so an extension is refused instead of being left out unseen.
 */
export function phoneIn(typed: string): string | undefined {
  for (const reading of readings(typed.trim())) {
    const found = parsePhoneNumberFromString(reading, { extract: false });
    if (found?.isValid() && found.ext === undefined) return found.number;
  }
  return undefined;
}

/** The same, of a phone that is to be written to or kept. */
export function keptPhone(typed: string): string {
  const phone = phoneIn(typed);
  if (phone === undefined) throw new Refusal('identity.wrong_phone');
  return phone;
}
