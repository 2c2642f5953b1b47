import type { KidFields } from '@school/contract/families/forms';
import type { Locale } from '@school/contract/shapes';

import { insist, Refusal } from '#platform/refusal';

import { keepFound } from './keep-found.ts';
import { speak } from './speak.ts';
import { type KidRecord, mayJoin } from '../rules/kid.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** What a manager may put right about a family; what is undefined stays. */
export interface FamilyCorrection {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  locale?: Locale | undefined;
  timezone?: string | undefined;
}

/** What a manager may put right about a kid; what is undefined stays. */
export type KidCorrection = { [Field in keyof KidFields]?: KidFields[Field] | undefined };

/** Puts names, contacts, language and zone right. A contact that somebody else has is refused. */
export const correctFamily =
  (tools: Tools) =>
  (familyId: string, { firstName, lastName, timezone, locale, email, phone }: FamilyCorrection): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { families, identity, realtime } = tools;
      await families.change(familyId, {
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(timezone !== undefined && { timezone }),
      });
      if (email !== undefined || phone !== undefined) await identity.changeContacts(familyId, { email, phone });
      if (locale) await speak(tools, familyId, locale);
      await keepFound(tools)(familyId);
      await realtime.changed(`users/${familyId}`);
    });

/** Puts a kid's name, birth month and languages right, by the rules it was added by. */
export const correctKid =
  (tools: Tools) =>
  (kid: KidRecord, { name = kid.name, surname = kid.surname, dob = kid.birth, languages = kid.languages }: KidCorrection): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { kids, clock, realtime } = tools;
      const { familyId, kidUid } = kid;
      insist(mayJoin(dob, clock.now()));
      if (!(await kids.tryChange({ kidUid, familyId, name, surname, birth: dob, languages })))
        throw new Refusal('families.kid_name_taken', { name });
      await keepFound(tools)(familyId);
      await realtime.changed(`users/${familyId}`);
      await realtime.changed(`kids/${kidUid}`);
    });
