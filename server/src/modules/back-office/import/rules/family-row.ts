import { NewFamily } from '@school/contract/back-office/adding-calls';
import type { ImportField, ImportPlanOf } from '@school/contract/back-office/import-shapes';
import type * as z from 'zod/mini';

import { bornIn } from './born.ts';
import { nameIn, type Said } from './said.ts';

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
export function familyIn(
  said: Said,
  { all }: Pick<ImportPlanOf<'families'>, 'all'>,
): { family: z.infer<typeof NewFamily> } | { unread: ImportField } {
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
