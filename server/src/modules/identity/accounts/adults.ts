import type { AdultRight } from '@school/contract/adult-rights';
import type { Locale } from '@school/contract/shapes';

import { newId } from '#platform/ids';

import type { Tools } from '../dependencies/dependencies.ts';
import { reachOf } from '../rules/confirmed.ts';
import { endAllSessions } from '../sessions/end-session.ts';
import type { Adult } from '../stores/accounts.store.ts';
import { createAccount } from './create-account.ts';

/** A grown-up of a family besides the parent who registered. */
export interface FamilyAdult {
  adultId: string;
  accountId: string;
  familyId: string;
  name: string;
  may: AdultRight;
  locale: Locale;
  /** Its own clock; null where it goes by the family's. */
  zone: string | null;
  /** Confirmed contacts: where messages go. */
  email: string | null;
  phone: string | null;
  since: Temporal.Instant;
}

interface NewAdult {
  familyId: string;
  name: string;
  may: AdultRight;
  /** The contact the invitation went to: it has come back from there. */
  contact: { kind: 'email' | 'phone'; to: string };
  password: string;
  locale: Locale;
}

const shown = (it: Adult): FamilyAdult => ({
  adultId: it.customerId,
  accountId: it.accountId,
  familyId: it.familyId,
  name: it.name ?? '',
  may: it.adult,
  locale: it.locale,
  zone: it.zone,
  ...reachOf(it),
  since: it.createdAt,
});

/** Accounts of grown-ups whom a parent has invited (docs/rules/adults.md). Who may do so, the caller has asked. */
export function adultAccounts(tools: Tools) {
  const { db, accounts, known, realtime } = tools;

  async function find(familyId: string, adultId: string): Promise<FamilyAdult | undefined> {
    const account = (await accounts.adultsOf([familyId])).find(({ customerId }) => customerId === adultId);
    return account && shown(account);
  }

  return {
    find,
    ofFamily: async (familyId: string): Promise<FamilyAdult[]> => (await accounts.adultsOf([familyId])).map(shown),
    /** Their own account, with a sign-in of its own. A contact that somebody has is refused. */
    async add({ familyId, name, may, contact, password, locale }: NewAdult): Promise<FamilyAdult> {
      const customerId = newId();
      await createAccount(tools)({
        role: 'parent',
        customerId,
        [contact.kind]: contact.to,
        confirmed: [contact.kind],
        password,
        locale,
        name,
        within: { familyId, adult: may },
      });
      const added = await find(familyId, customerId);
      if (!added) throw new Error(`Adult ${customerId} was not kept`);
      return added;
    },
    /** What it may do from now on: for calls, and for what is followed live. */
    allow: ({ familyId, adultId, accountId }: Pick<FamilyAdult, 'familyId' | 'adultId' | 'accountId'>, may: AdultRight): Promise<void> =>
      db.inTransaction(async () => {
        await accounts.setAdult(familyId, adultId, may);
        await realtime.accountChanged(accountId);
        db.afterCommit(() => known.forgetAccount(accountId));
      }),
    /** By this clock it reads from now on. */
    liveBy: (accountId: string, zone: string): Promise<unknown> => accounts.setZone(accountId, zone),
    rename: (accountId: string, name: string): Promise<unknown> => accounts.setName(accountId, name),
    /** The account goes, and whoever is signed in by it is out at once, with the children's sessions that stand on it. */
    remove: (accountId: string): Promise<void> =>
      db.inTransaction(async () => {
        await endAllSessions(tools)(accountId);
        await tools.secrets.endOfAccount(accountId, (await accounts.find(accountId))?.phone ?? null);
        await accounts.remove(accountId);
        db.afterCommit(() => known.forgetAccount(accountId));
      }),
  };
}
