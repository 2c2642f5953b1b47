import { familiesLimits } from '@school/contract/families/limits';
import type { KidFields } from '@school/contract/families/forms';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { keepFound } from './keep-found.ts';
import { agreeAbout, type Asked } from './make-family.ts';
import { mayJoin } from '../rules/kid.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** Adds a kid to a family, by its parent or, where it was `asked` by word, by a colleague; answers with its id. The same name twice in one family is refused (docs/rules/families.md#kids). */
export const createKid =
  (tools: Tools) =>
  (familyId: string, { name, surname = '', dob: birth, languages }: KidFields, asked?: Asked): Promise<string> =>
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
      const agreement = asked ? ({ by: 'asked', ...asked } as const) : ({ by: 'parent', marketing: false } as const);
      if (family) await agreeAbout(tools, { familyId, kidUid, byAccount: family.accountId }, agreement);
      await keepFound(tools)(familyId);
      await outbox.publish({ type: 'families.kid_created', familyId, kidUid });
      await realtime.changed(`users/${familyId}`);
      return kidUid;
    });
