import type { ImportField, ImportPlan } from '@school/contract/back-office/import-shapes';
import type { Locale } from '@school/contract/shapes';

/** What a line says, by what its columns mean. */
export type Said = Readonly<Partial<Record<ImportField, string>>>;

export const saidIn = (cells: readonly string[], { fields }: Pick<ImportPlan, 'fields'>): Said =>
  Object.fromEntries(fields.flatMap((field, at) => (field === null ? [] : [[field, (cells[at] ?? '').trim()]])));

/** What has to have a column, each one of several ways; the first names what is missing. */
const needed = {
  teachers: [['teacher'], ['email'], ['subjects'], ['ages']],
  families: [['phone'], ['parent', 'firstName'], ['kid', 'kidName'], ['born']],
  balances: [
    ['phone', 'number'],
    ['lessons', 'groupLessons'],
  ],
  groups: [['title'], ['club'], ['teacher'], ['weekday'], ['time'], ['ages'], ['places']],
  seats: [['phone', 'number'], ['kid', 'kidName'], ['title']],
  schedules: [['phone', 'number'], ['kid', 'kidName'], ['course'], ['teacher'], ['weekday'], ['time']],
  payments: [['phone', 'number'], ['day'], ['amount']],
} as const satisfies Record<ImportPlan['kind'], ReadonlyArray<readonly ImportField[]>>;

/** The first field that no column says. */
export const missingIn = ({ kind, fields }: Pick<ImportPlan, 'kind' | 'fields'>): ImportField | undefined =>
  needed[kind].find((ways) => !ways.some((field) => fields.some((it) => it === field)))?.[0];

/** A whole name as it is written in the country: Белая Ирина Петровна, Irina White. A single word is the first name. */
export function nameIn(whole: string, locale: Locale): { first: string; last: string } {
  const words = whole.split(/\s+/).filter((word) => word !== '');
  const [one = '', two] = words;
  if (two === undefined) return { first: one, last: '' };
  return locale === 'ru-RU' ? { first: two, last: one } : { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

/** Whether a child of this first name may be meant: the name stands among the words that were written. */
export function isCalled(written: string, name: string): boolean {
  const words = (text: string) => text.toLowerCase().replaceAll('ё', 'е').split(/\s+/);
  const said = words(written);
  return words(name).every((word) => said.includes(word));
}

/** `6-12`, `6–12 лет`, `from 6 to 12`; a single age is from and to. */
export function agesIn(written: string): { from: number; to: number } | undefined {
  const [from, to = from, more] = (written.match(/\d+/g) ?? []).map(Number);
  return from === undefined || to === undefined || more !== undefined ? undefined : { from, to };
}

/** So many last digits of a phone are the same however it is dialled: 8 029 …, +375 29 …. */
const ownDigits = 9;

/** What tells apart those whom the lines of a file are about: the number in the other program, or else the phone; the address, the title. */
function aboutWhom(said: Said, kind: ImportPlan['kind']): string {
  if (kind === 'teachers') return (said.email ?? '').toLowerCase();
  // Children of one group are tried together, so that a trial knows when it is full.
  if (kind === 'groups' || kind === 'seats') return (said.title ?? '').toLowerCase();
  return said.number ? `number ${said.number}` : `phone ${(said.phone ?? '').replaceAll(/\D/g, '').slice(-ownDigits)}`;
}

/** The first line about the same family, teacher or group, for each line. */
export function headsOf(
  lines: ReadonlyArray<{ line: number; said: Said }>,
  kind: ImportPlan['kind'],
): Array<{ line: number; head: number }> {
  const first = new Map<string, number>();
  return lines.map(({ line, said }) => {
    const key = aboutWhom(said, kind);
    const head = first.get(key) ?? line;
    first.set(key, head);
    return { line, head };
  });
}
