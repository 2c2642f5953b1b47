import { familiesLimits } from '@school/contract/families/limits';
import type { KidFields } from '@school/contract/families/forms';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { agreeWith } from './consents.ts';
import { keepFound } from './keep-found.ts';
import { mayJoin } from '../rules/kid.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** Adds a kid to a family; answers with its id. The same name twice in one family is refused (docs/rules/families.md#kids). */
export const createKid =
  (tools: Tools) =>
  (familyId: string, { name, surname = '', dob: birth, languages }: KidFields): Promise<string> =>
    tools.db.inTransaction(async () => {
      const { clock, families, kids, outbox, realtime } = tools;
      const now = clock.now();
      insist(mayJoin(birth, now));
      const { kidsPerFamily } = familiesLimits;
      if ((await kids.allOfFamilies([familyId])).length >= kidsPerFamily) throw new Refusal('families.too_many_kids', { kidsPerFamily });
      const kidUid = newId();
      if (!(await kids.add({ kidUid, familyId, name, surname, birth, languages }, now)))
        throw new Refusal('families.kid_name_taken', { name });
      const family = await families.find(familyId);
      if (family) await agreeWith(tools, { familyId, kidUid, byAccount: family.accountId, purpose: 'service' });
      await keepFound(tools)(familyId);
      await outbox.publish({ type: 'families.kid_created', familyId, kidUid });
      await realtime.changed(`users/${familyId}`);
      return kidUid;
    });
