import { identityLimits } from '@school/contract/identity/limits';
import type { Verdict } from '@school/contract/verdict';
import { ownerLetter, type OwnerNews } from '@school/words/letters/owner-texts';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import { mayMoveOwnership } from '../rules/ownership.ts';
import { secondFactor } from '../second-factor/second-factor.ts';
import type { Account } from '../stores/accounts.store.ts';
import { createOwnerChangeStore } from '../stores/owner-changes.store.ts';

const owns = ({ rights, blockedAt }: Pick<Account, 'rights' | 'blockedAt'>) => rights?.includes('owner') === true && blockedAt === null;

/** Who somebody is among the owners, those on their way counted as if they had come. */
const standingOf = (
  about: Pick<Account, 'accountId' | 'rights' | 'blockedAt'>,
  staff: ReadonlyArray<Pick<Account, 'rights' | 'blockedAt'>>,
  underWay: ReadonlyArray<{ accountId: string; becomes: boolean }>,
) => ({
  isOwner: owns(about),
  isMoving: underWay.some((it) => it.accountId === about.accountId),
  owners: staff.filter(owns).length,
  coming: underWay.filter((it) => it.becomes).length,
  going: underWay.filter((it) => !it.becomes).length,
});

interface Asked {
  accountId: string;
  /** Becomes an owner, or is one no longer. */
  becomes: boolean;
  /** Of the app of whoever asks. */
  code: string;
}

/** Who owns the school: changed by its owners alone, with a code, two days and letters to all of them (docs/rules/people.md#owners). */
export function ownership(tools: Tools) {
  const { db, accounts, clock, factors, known, messages, outbox, realtime, settings } = tools;
  const changes = createOwnerChangeStore(db);
  const { insistOnFreshCode } = secondFactor(tools);

  /** Every owner hears of it, and whom it is about. */
  async function tell(what: OwnerNews, about: Account, by: string): Promise<void> {
    const all = await accounts.staff('manager');
    const hearers = all.filter((it) => owns(it) || it.accountId === about.accountId);
    for (const { email: to, customerId, locale } of hearers)
      if (to !== null)
        await messages.queue({
          key: `owner ${what} ${newId()}`,
          channel: 'mail',
          to,
          customerId,
          ...ownerLetter({ what, name: about.name ?? '', by, address: settings.publicUrl, locale }),
        });
  }

  return {
    pending: changes.all,
    /** Could it begin, for each of the staff? Asked by the list, so that nobody types a code for nothing. */
    mayMove<Member extends Pick<Account, 'accountId' | 'rights' | 'blockedAt'> & { hasSecondFactor: boolean }>(
      staff: readonly Member[],
      underWay: ReadonlyArray<{ accountId: string; becomes: boolean }>,
    ): (about: Member) => Verdict {
      return (about) => {
        const standing = standingOf(about, staff, underWay);
        return mayMoveOwnership({ ...standing, becomes: !standing.isOwner, hasSecondFactor: about.hasSecondFactor });
      };
    },
    /** Begins; answers with the moment at which it comes. The code is asked first, so that it counts as used whatever comes of it. */
    async ask({ accountId, becomes, code }: Asked, by: { accountId: string; name: string }): Promise<Temporal.Instant> {
      if (!(await factors.find(by.accountId))?.confirmedAt) throw new Refusal('identity.second_factor_not_set');
      await insistOnFreshCode(by.accountId, code);
      return db.inTransaction(async () => {
        await changes.lock();
        const staff = await accounts.staff('manager');
        const about = staff.find((it) => it.accountId === accountId && it.blockedAt === null && it.passwordHash !== '');
        if (!about) throw new Refusal('staff.not_found');
        const underWay = await changes.all();
        insist(
          mayMoveOwnership({
            ...standingOf(about, staff, underWay),
            becomes,
            hasSecondFactor: Boolean((await factors.find(accountId))?.confirmedAt),
          }),
        );
        const dueAt = clock.now().add({ hours: identityLimits.owners.delayHours });
        await changes.add({ accountId, becomes, dueAt }, by);
        await tell(becomes ? 'coming' : 'going', about, by.name);
        return dueAt;
      });
    },
    /** Any owner takes it back, as long as it has not come. False when none is under way. */
    withdraw: (accountId: string, by: string): Promise<boolean> =>
      db.inTransaction(async () => {
        const about = await accounts.find(accountId);
        if (!about || !(await changes.end(accountId))) return false;
        await tell('withdrawn', about, by);
        return true;
      }),
    /** What was asked two days ago comes. */
    settleDue: (): Promise<void> =>
      db.inTransaction(async () => {
        await changes.lock();
        const now = clock.now();
        for (const { accountId, becomes, askedByName, dueAt } of await changes.all()) {
          if (Temporal.Instant.compare(dueAt, now) > 0) continue;
          await changes.end(accountId);
          const about = await accounts.lock(accountId);
          // Whoever may sign in no more becomes no owner.
          if (!about || about.blockedAt) continue;
          const others = (about.rights ?? []).filter((right) => right !== 'owner');
          await accounts.changeStaff(accountId, { rights: becomes ? [...others, 'owner'] : others });
          await realtime.accountChanged(accountId);
          db.afterCommit(() => known.forgetAccount(accountId));
          await outbox.publish({ type: 'identity.owner_changed', accountId, name: about.name ?? '', becomes });
          await tell(becomes ? 'came' : 'went', about, askedByName);
        }
      }),
  };
}
