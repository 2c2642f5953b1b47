import { importLimits } from '@school/contract/back-office/import-limits';

import { Refusal } from '#platform/refusal';

import type { ImportTools } from './tools.ts';

type Invitation = 'sent' | 'unreached';

/** Whoever may not come in keeps nobody else from it. */
const unlessRefused = ({ db }: Pick<ImportTools, 'db'>, invite: () => Promise<Invitation>): Promise<Invitation> =>
  db.inSavepoint(invite).catch((fault: unknown) => {
    if (fault instanceof Refusal) return 'unreached';
    throw fault;
  });

const toTeacher = async ({ teachers }: ImportTools, teacherId: string, accountId: string): Promise<Invitation> =>
  (await teachers.invite({ accountId, role: 'manager' }, teacherId)) === null ? 'sent' : 'unreached';

/** Null where nothing has to be sent any more: the parent has come in. */
async function toFamily({ families, adding }: ImportTools, familyId: string, accountId: string): Promise<Invitation | null> {
  const [family] = await families.many([familyId]);
  if (family?.awaitsParent !== true) return family ? null : 'unreached';
  if (!(await adding.isReached(familyId))) return 'unreached';
  await adding.invite({ accountId, role: 'manager' }, familyId, 'send');
  return 'sent';
}

/**
 * Invites the next families and teachers that imports have brought, as a manager does by hand; so many within a day. Whoever has
 * come in meanwhile needs no link, and a school that is not open yet tells families nothing.
 */
export const inviteBrought = (tools: ImportTools) => async (): Promise<void> => {
  const { db, clock, imports, school } = tools;
  const speaks = await school.opening.speaksToFamilies();
  let left = importLimits.invitedADay - (await imports.invitedSince(clock.now().subtract({ hours: 24 })));
  for (const { importId, line, familyId, madeId, byAccount } of await imports.toInvite(importLimits.rows)) {
    if (left <= 0) return;
    if (familyId !== null && !speaks) continue;
    // Each by itself: what breaks off in the middle is not sent twice.
    await db.inTransaction(async () => {
      let isIn = false;
      const became = await unlessRefused(tools, async () => {
        const done = familyId === null ? await toTeacher(tools, madeId ?? '', byAccount) : await toFamily(tools, familyId, byAccount);
        isIn = done === null;
        return done ?? 'sent';
      });
      await imports.invited(importId, line, became, clock.now());
      if (became === 'sent' && !isIn) left -= 1;
    });
  }
};
