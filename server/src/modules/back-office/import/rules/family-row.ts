import { NewFamily } from '@school/contract/back-office/adding-calls';
import type { ImportField, ImportPlan } from '@school/contract/back-office/import-shapes';
import type { Locale } from '@school/contract/shapes';
import type * as z from 'zod/mini';

import { bornIn } from './born.ts';

/** What a line says, by what its columns mean. */
export type Said = Readonly<Partial<Record<ImportField, string>>>;

export const saidIn = (cells: readonly string[], { fields }: Pick<ImportPlan, 'fields'>): Said =>
  Object.fromEntries(fields.flatMap((field, at) => (field === null ? [] : [[field, (cells[at] ?? '').trim()]])));

/** What has to have a column, each one of several ways; the first names what is missing. */
const needed: ReadonlyArray<readonly ImportField[]> = [['phone'], ['parent', 'firstName'], ['kid', 'kidName'], ['born']];

/** The first field that no column says. */
export const missingIn = ({ fields }: Pick<ImportPlan, 'fields'>): ImportField | undefined =>
  needed.find((ways) => !ways.some((field) => fields.includes(field)))?.[0];

/** A whole name as it is written in the country: Белая Ирина Петровна, Irina White. A single word is the first name. */
function nameIn(whole: string, locale: Locale): { first: string; last: string } {
  const words = whole.split(/\s+/).filter((word) => word !== '');
  const [one = '', two] = words;
  if (two === undefined) return { first: one, last: '' };
  return locale === 'ru-RU' ? { first: two, last: one } : { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

/** Where the shape of a family says no, and which column is meant. */
const fieldAt: Readonly<Record<string, ImportField>> = {
  firstName: 'parent',
  lastName: 'parent',
  phone: 'phone',
  email: 'email',
  'kid.name': 'kid',
  'kid.surname': 'kid',
  'kid.dob': 'born',
};

/** A family with the child of this line, or the field that cannot be read. */
export function familyIn(said: Said, { all }: Pick<ImportPlan, 'all'>): { family: z.infer<typeof NewFamily> } | { unread: ImportField } {
  const { locale, timezone, currency, subject, languages, asked } = all;
  const parent = nameIn(said.parent ?? '', locale);
  const kid = nameIn(said.kid ?? '', locale);
  const dob = bornIn(said.born ?? '', locale);
  const read = NewFamily.safeParse({
    firstName: said.firstName || parent.first,
    lastName: said.lastName || parent.last,
    phone: said.phone ?? '',
    ...(said.email && { email: said.email }),
    locale,
    timezone,
    currency,
    subject,
    source: 'old-school',
    kid: { name: said.kidName || kid.first, surname: said.kidSurname || kid.last, dob, languages },
    asked,
  });
  if (read.success) return { family: read.data };
  const path = read.error.issues[0]?.path ?? [];
  return { unread: fieldAt[path.slice(0, path[0] === 'kid' ? 2 : 1).join('.')] ?? 'parent' };
}

/** So many last digits of a phone are the same however it is dialled: 8 029 …, +375 29 …. */
const ownDigits = 9;

/** What tells the families of a file apart: the number in the other program, or else the phone. */
const familyOf = (said: Said): string =>
  said.number ? `number ${said.number}` : `phone ${(said.phone ?? '').replaceAll(/\D/g, '').slice(-ownDigits)}`;

/** The first line of each line's family. */
export function headsOf(lines: ReadonlyArray<{ line: number; said: Said }>): Array<{ line: number; head: number }> {
  const first = new Map<string, number>();
  return lines.map(({ line, said }) => {
    const key = familyOf(said);
    const head = first.get(key) ?? line;
    first.set(key, head);
    return { line, head };
  });
}
