import type { AuditAct } from '@school/contract/audit/limits';
import type { SignInStep } from '@school/contract/identity/shapes';
import type { AnswerOf, SentTo } from '@school/contract/calls';

import type { Audit } from '#modules/audit';
import type { Identity, IdentityEvent, StaffAccount } from '#modules/identity';
import type { SchoolSettings } from '#modules/school';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { type InvitationTools, sendInvitation } from './send-invitation.ts';

export interface StaffGiven extends InvitationTools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  identity: Pick<Identity, 'staff' | 'ownership' | 'nameOf' | 'secondFactor' | 'block' | 'unblock' | 'endAllSessions' | 'sessionsOf'>;
  audit: Pick<Audit, 'record'>;
  school: InvitationTools['school'] & Pick<SchoolSettings, 'now'>;
}

type Staff = AnswerOf<'GET /manager/staff'>;
type Invited = AnswerOf<'POST /manager/staff'>;
type Invitation = SentTo<'POST /manager/staff'>['body'];
type Change = SentTo<'POST /manager/staff/:accountId'>['body'];

type Ownership = SentTo<'POST /manager/staff/:accountId/ownership'>['body'];

const owns = ({ rights = [] }: Pick<Principal, 'rights'>) => rights.includes('owner');
const isAdmin = ({ rights = [] }: Pick<Principal, 'rights'>) => rights.includes('admin');

/** Colleagues of the back office (docs/rules/people.md#staff): who gives rights, whom one may touch, and the log of it all. */
export function createStaff(given: StaffGiven) {
  const { db, clock, identity, audit, school } = given;
  const send = sendInvitation(given);

  async function list(who: Principal): Promise<Staff> {
    const [all, changes] = await Promise.all([identity.staff.list('manager'), identity.ownership.pending()]);
    const mayMove = identity.ownership.mayMove(all, changes);
    const staff = await Promise.all(
      all.map(async (it) => {
        const sessions = await identity.sessionsOf(it.accountId);
        const change = changes.find(({ accountId }) => accountId === it.accountId);
        return {
          accountId: it.accountId,
          name: it.name,
          email: it.email,
          rights: it.rights,
          ownership: change ? { becomes: change.becomes, dueAt: change.dueAt.toString(), by: change.askedByName } : null,
          mayMove: mayMove(it),
          locale: it.locale,
          state: it.blockedAt ? ('blocked' as const) : it.isInvited ? ('invited' as const) : ('active' as const),
          invitedUntil: it.isInvited ? (it.invitedUntil?.toString() ?? null) : null,
          blocked: it.blockedAt ? { at: it.blockedAt.toString(), reason: it.blockedReason ?? '' } : null,
          hasSecondFactor: it.hasSecondFactor,
          sessions: sessions.length,
          lastSeenAt: sessions[0]?.lastSeenAt.toString() ?? null,
          createdAt: it.createdAt.toString(),
          own: it.accountId === who.accountId,
        };
      }),
    );
    return { staff, isAdmin: isAdmin(who), isOwner: owns(who), secondFactorRequired: school.now('managerSecondFactor') };
  }

  /** A colleague whom this one may touch: never oneself nor an owner, an administrator only by another. */
  async function colleague(who: Principal, accountId: string): Promise<StaffAccount> {
    const it = await identity.staff.find(accountId);
    if (it?.role !== 'manager') throw new Refusal('staff.not_found');
    if (accountId === who.accountId) throw new Refusal('staff.own_account');
    if (owns(it)) throw new Refusal('staff.is_owner');
    if (it.rights.includes('admin') && !isAdmin(who)) throw new Refusal('staff.admin_needed');
    return it;
  }

  /** One act about a colleague: done and written down together; answers with the list as it is then. */
  const act =
    (name: AuditAct, action: (it: StaffAccount, who: Principal) => Promise<Fields | void>) =>
    async (who: Principal, accountId: string, reason: string | null): Promise<Staff> => {
      await db.inTransaction(async () => {
        const it = await colleague(who, accountId);
        const fields = await action(it, who);
        await audit.record({ by: who, act: name, subject: subjectOf(it), reason, ...fields });
      });
      return list(who);
    };

  /** One act about who owns the school, which may be about oneself: done and written down together. */
  const ownershipAct = (who: Principal, accountId: string, name: AuditAct, reason: string, action: (by: string) => Promise<Fields>) =>
    db
      .inTransaction(async () => {
        const it = await identity.staff.find(accountId);
        if (it?.role !== 'manager') throw new Refusal('staff.not_found');
        const fields = await action(await identity.nameOf(who.accountId));
        await audit.record({ by: who, act: name, subject: subjectOf(it), reason, ...fields });
      })
      .then(() => list(who));

  return {
    list,
    async invite(who: Principal, { name, email, rights, locale }: Invitation): Promise<Invited> {
      if (rights.length > 0 && !isAdmin(who)) throw new Refusal('staff.admin_needed');
      const handOn = await db.inTransaction(async () => {
        const { accountId, token } = await identity.staff.invite({ role: 'manager', name, email, rights, locale });
        await audit.record({ by: who, act: 'staff.invited', subject: subjectOf({ accountId, name }), after: { email, rights } });
        return send({ name, email, locale }, token);
      });
      return { ...(await list(who)), handOn };
    },
    async inviteAgain(who: Principal, accountId: string): Promise<Invited> {
      let handOn: string | null = null;
      const staff = await act('staff.invited', async (it) => {
        handOn = await send(it, await identity.staff.inviteAgain(it.accountId));
      })(who, accountId, null);
      return { ...staff, handOn };
    },
    withdraw: act('staff.invitation_withdrawn', async (it) => {
      if (!(await identity.staff.withdraw(it.accountId))) throw new Refusal('staff.joined_already');
    }),
    change: (who: Principal, accountId: string, { name, rights, reason }: Change): Promise<Staff> =>
      act('staff.changed', async (it) => {
        if (!isAdmin(who) && !sameRights(rights, it.rights)) throw new Refusal('staff.admin_needed');
        await identity.staff.change(it.accountId, { name, rights });
        return { before: { name: it.name, rights: it.rights }, after: { name, rights } };
      })(who, accountId, reason),
    block: (who: Principal, accountId: string, reason: string) =>
      act('staff.blocked', async (it) => {
        if (!(await identity.block(it.accountId, reason))) throw new Refusal('staff.blocked_already');
      })(who, accountId, reason),
    unblock: act('staff.unblocked', async (it) => {
      if (!(await identity.unblock(it.accountId))) throw new Refusal('staff.blocked_already');
    }),
    endSessions: act('staff.sessions_ended', (it) => identity.endAllSessions(it.accountId)),
    resetSecondFactor: act('staff.second_factor_reset', async (it) => {
      if (!(await identity.secondFactor.reset(it.accountId))) throw new Refusal('identity.second_factor_not_set');
      await identity.endAllSessions(it.accountId);
    }),
    /** A change of owners begins: it comes in two days. */
    moveOwnership: (who: Principal, accountId: string, { becomes, code, reason }: Ownership): Promise<Staff> =>
      ownershipAct(who, accountId, 'staff.ownership_asked', reason, async (name) => {
        const dueAt = await identity.ownership.ask({ accountId, becomes, code }, { accountId: who.accountId, name });
        return { after: { becomesOwner: becomes, dueAt: dueAt.toString() } };
      }),
    /** It does not come. */
    keepOwnership: (who: Principal, accountId: string, reason: string): Promise<Staff> =>
      ownershipAct(who, accountId, 'staff.ownership_withdrawn', reason, async (name) => {
        if (!(await identity.ownership.withdraw(accountId, name))) throw new Refusal('staff.ownership_stays');
        return {};
      }),
    /** It has come: nobody was there, so the account itself stands for who did it. */
    logOwner: ({ accountId, name, becomes }: Extract<IdentityEvent, { type: 'identity.owner_changed' }>): Promise<void> =>
      audit.record({
        by: { accountId, role: 'manager', name },
        act: 'staff.ownership_changed',
        subject: subjectOf({ accountId, name }),
        after: { becomesOwner: becomes },
      }),
    /** What was done by the link of the terminal; nobody was signed in, so the account itself stands for who did it. */
    logSetup: ({ accountId, name, what }: Extract<IdentityEvent, { type: 'identity.setup_moved' }>): Promise<void> =>
      audit.record({ by: { accountId, role: 'manager', name }, act: `staff.${what}`, subject: subjectOf({ accountId, name }) }),
    lookAtInvitation: async (token: string) => {
      const { name, email, role, locale } = await identity.staff.lookAtInvitation(token);
      return { name, email, role, locale };
    },
    /** A colleague or a teacher comes in for the first time; or again, with a new password. */
    async accept(token: string, password: string): Promise<SignInStep> {
      const it = await identity.staff.lookAtInvitation(token);
      const { accountId, step } = await identity.staff.accept(token, password);
      const { role, name } = it;
      await audit.record({
        by: { accountId, role, name },
        act: 'staff.joined',
        subject: subjectOf(it),
        after: { at: clock.now().toString() },
      });
      return step;
    },
  };
}

interface Fields {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

const subjectOf = ({ accountId, name }: { accountId: string; name: string }) => ({ type: 'colleague', id: accountId, name });
const sameRights = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((right) => other.includes(right));

export type StaffManagement = ReturnType<typeof createStaff>;
