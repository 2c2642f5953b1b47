import type { Db } from '#platform/db';

import { accepting } from './accept-invitation.ts';
import { changing } from './change-adult.ts';
import { createDone } from './done.store.ts';
import { createInvitations } from './invitations.store.ts';
import { inviteAdult } from './invite-adult.ts';
import { keepAct } from './keep-act.ts';
import { showAdults } from './show-adults.ts';
import type { Tools } from './tools.ts';

/** How long what is over of an invitation is kept, to say to whom a link went. */
const keptFor = { hours: 24 * 90 };
/** How long a parent reads what others did. */
const doneKeptFor = { hours: 24 * 365 };

/** Grown-ups of a family besides the parent who registered (docs/rules/adults.md). */
export function createAdults({ db, ...given }: Omit<Tools, 'invitations' | 'done' | 'db'> & { db: Db }) {
  const tools: Tools = { ...given, db, invitations: createInvitations(db), done: createDone(db) };
  const show = showAdults(tools);
  return {
    show,
    invite: inviteAdult(tools),
    ...accepting(tools),
    ...changing(tools),
    keepAct: keepAct(tools),
    /** What adults of a family did for it, the newest first. */
    doneFor: tools.done.of,
    /** Of a family that is there: for managers. */
    async showTo(familyId: string) {
      await tools.families.family(familyId);
      return show(familyId, { isAll: true });
    },
    async forgetOver(): Promise<void> {
      await tools.invitations.removeOver(tools.clock.now().subtract(keptFor));
      await tools.done.removeBefore(tools.clock.now().subtract(doneKeptFor));
    },
  };
}

export type Adults = ReturnType<typeof createAdults>;
