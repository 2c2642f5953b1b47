import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { FamilyCard, FamilyNote } from '@school/contract/back-office/family-shapes';

import { newId } from '#platform/ids';

import { correctFamily, correctKid } from './correct-family.ts';
import { lessonsAround } from './lessons-around.ts';
import { createNotes } from './notes.store.ts';
import { sendSignInLink } from './send-sign-in-link.ts';
import { showCard } from './show-card.ts';
import { showRefusals } from './show-refusals.ts';
import type { By, FamilyTools } from './tools.ts';

/** One family, for managers: its card, notes about it, its data, its way in. */
export function familyActions(given: Omit<FamilyTools, 'notes'>) {
  const tools: FamilyTools = { ...given, notes: createNotes(given.db) };
  const { db, clock, audit, families, identity, notes } = tools;
  const card = showCard(tools);

  async function readNotes(familyId: string): Promise<FamilyNote[]> {
    const rows = await notes.of(familyId, backOfficeLimits.familyNotes);
    const names = new Map<string, string>();
    for (const { byAccount } of rows) if (!names.has(byAccount)) names.set(byAccount, await identity.nameOf(byAccount));
    return rows.map(({ noteId, text, byAccount, at }) => ({
      noteId,
      text,
      by: { accountId: byAccount, name: names.get(byAccount) ?? '' },
      at: at.toString(),
    }));
  }
  async function accountOf(familyId: string): Promise<string> {
    await families.family(familyId);
    const account = await identity.accountOf(familyId);
    if (!account) throw new Error(`Family ${familyId} has no account`);
    return account.accountId;
  }
  /** Closed or opened for signing in; done twice, it is done and written down once. */
  const lock =
    (act: 'families.blocked' | 'families.unblocked', action: (accountId: string, reason: string) => Promise<boolean>) =>
    (by: By, familyId: string, reason: string): Promise<FamilyCard> =>
      db.inTransaction(async () => {
        if (await action(await accountOf(familyId), reason)) await audit.record({ by, act, familyId, reason });
        return card(familyId);
      });

  return {
    card,
    lessonsAround: lessonsAround(tools),
    refusals: showRefusals(tools),
    async notes(familyId: string): Promise<FamilyNote[]> {
      await families.family(familyId);
      return readNotes(familyId);
    },
    async log(familyId: string) {
      await families.family(familyId);
      return audit.of(familyId);
    },
    writeNote: (by: By, familyId: string, text: string): Promise<FamilyNote[]> =>
      db.inTransaction(async () => {
        await families.family(familyId);
        const noteId = newId();
        await notes.add({ noteId, familyId, byAccount: by.accountId, text, at: clock.now() });
        await audit.record({ by, act: 'families.note_added', familyId, subject: { type: 'note', id: noteId } });
        return readNotes(familyId);
      }),
    correctFamily: correctFamily(tools),
    correctKid: correctKid(tools),
    signInLink: sendSignInLink(tools),
    block: lock('families.blocked', identity.block),
    unblock: lock('families.unblocked', identity.unblock),
  };
}

export type FamilyActions = ReturnType<typeof familyActions>;
