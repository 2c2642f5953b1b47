import type { AdultRight } from '@school/contract/adult-rights';
import type { StaffRight } from '@school/contract/roles';
import type { Locale } from '@school/contract/shapes';

import { type Db, idsOf, sql } from '#platform/db';

export type AccountRole = 'parent' | 'teacher' | 'manager';

export interface Account {
  accountId: string;
  customerId: string;
  role: AccountRole;
  email: string | null;
  phone: string | null;
  /** When a code that went there came back; null: the contact is only written down. */
  emailConfirmedAt: Temporal.Instant | null;
  phoneConfirmedAt: Temporal.Instant | null;
  /** Empty while an invitation waits: no password fits. */
  passwordHash: string;
  pinHash: string | null;
  locale: Locale;
  /** How colleagues know a member of staff. A parent's name stands with the family. */
  name: string | null;
  /** Of a manager; null for everybody else. */
  rights: StaffRight[] | null;
  /** Of an invited adult: whose family it is in, and what it may do there. Its `customerId` is its own. */
  familyId: string | null;
  adult: AdultRight | null;
  blockedAt: Temporal.Instant | null;
  blockedReason: string | null;
  createdAt: Temporal.Instant;
}

/** The account of an invited adult. */
export type Adult = Account & { familyId: string; adult: AdultRight; zone: string | null };

/** What is known of an account that is being made. */
export type AddedAccount = Omit<Account, 'blockedAt' | 'blockedReason' | 'createdAt'>;

/** How the school reaches somebody, and in which language. */
export interface Contacts {
  email: string | null;
  phone: string | null;
  locale: Locale;
}

const account = sql`account_id as "accountId", customer_id as "customerId", role, email, phone,
  email_confirmed_at as "emailConfirmedAt", phone_confirmed_at as "phoneConfirmedAt", password_hash as "passwordHash", pin_hash as "pinHash", locale, name, rights, family_id as "familyId", adult, zone, blocked_at as "blockedAt",
  blocked_reason as "blockedReason", created_at as "createdAt"`;

/** The contact belongs to the account: it is confirmed, or nothing of the account is and it stands on it. The indexes say the same. */
const holdsEmail = sql`(email_confirmed_at is not null or phone_confirmed_at is null)`;
const holdsPhone = sql`(phone_confirmed_at is not null or email_confirmed_at is null)`;

/** Accounts: rows to nouns. */
export function createAccountStore(db: Db) {
  return {
    /** False when the e-mail or the phone belongs to somebody already: an account is never taken over. */
    async add(it: AddedAccount, at: Temporal.Instant): Promise<boolean> {
      const added = await db.run(sql`
        insert into identity_accounts (account_id, customer_id, role, email, phone, email_confirmed_at, phone_confirmed_at, password_hash, pin_hash, locale, name, rights,
          family_id, adult, created_at)
        values (${it.accountId}, ${it.customerId}, ${it.role}, ${it.email}, ${it.phone}, ${it.emailConfirmedAt}, ${it.phoneConfirmedAt}, ${it.passwordHash}, ${it.pinHash}, ${it.locale},
          ${it.name}, ${it.rights}, ${it.familyId}, ${it.adult}, ${at})
        on conflict do nothing`);
      return added === 1;
    },
    hasEmail: async (email: string): Promise<boolean> =>
      (await db.one(sql<{ one: number }>`select 1 as one from identity_accounts where email = ${email} and ${holdsEmail}`)) !== undefined,
    find: (accountId: string) => db.one(sql<Account>`select ${account} from identity_accounts where account_id = ${accountId}`),
    /** By e-mail, or by phone in E.164, that belongs to it. */
    findByLogin: (login: string) =>
      db.one(
        sql<Account>`select ${account} from identity_accounts where (email = ${login} and ${holdsEmail}) or (phone = ${login} and ${holdsPhone})`,
      ),
    ofCustomers: (customerIds: readonly string[]) =>
      db.all(sql<Account>`select ${account} from identity_accounts where customer_id = any(${idsOf(customerIds)})`),
    ofCustomer: (customerId: string) => db.one(sql<Account>`select ${account} from identity_accounts where customer_id = ${customerId}`),
    /** Adults whom the parents of these families have invited, in the order in which they came. */
    adultsOf: (familyIds: readonly string[]) =>
      db.all(
        sql<Adult>`select ${account} from identity_accounts where family_id = any(${idsOf(familyIds)}) order by created_at, account_id`,
      ),
    /** False when there is no such adult in the family. */
    setAdult: async (familyId: string, customerId: string, adult: AdultRight): Promise<boolean> =>
      (await db.run(sql`
        update identity_accounts set adult = ${adult} where customer_id = ${customerId} and family_id = ${familyId}`)) === 1,
    setZone: (accountId: string, zone: string) => db.run(sql`update identity_accounts set zone = ${zone} where account_id = ${accountId}`),
    setName: (accountId: string, name: string) => db.run(sql`update identity_accounts set name = ${name} where account_id = ${accountId}`),
    /** The accounts of a role, by their ids and those of their owners. */
    withRole: (role: AccountRole) =>
      db.all(
        sql<{ accountId: string; customerId: string; rights: StaffRight[] }>`
          select account_id as "accountId", customer_id as "customerId", coalesce(rights, '{}') as rights from identity_accounts
          where role = ${role} and blocked_at is null order by created_at`,
      ),
    hasAny: async (): Promise<boolean> =>
      (await db.one(sql<{ one: number }>`select 1 as one from identity_accounts limit 1`)) !== undefined,
    /** Somebody of the back office can sign in. */
    hasManager: async (): Promise<boolean> =>
      (await db.one(
        sql<{
          one: number;
        }>`select 1 as one from identity_accounts where role = 'manager' and blocked_at is null and password_hash <> '' limit 1`,
      )) !== undefined,
    setPin: (accountId: string, pinHash: string | null) =>
      db.run(sql`update identity_accounts set pin_hash = ${pinHash} where account_id = ${accountId}`),
    setLocale: (customerId: string, locale: Locale) =>
      db.run(sql`update identity_accounts set locale = ${locale} where customer_id = ${customerId}`),
    /** The account, and nobody else changes it until the end of the transaction. */
    lock: (accountId: string) => db.one(sql<Account>`select ${account} from identity_accounts where account_id = ${accountId} for update`),
    /** False when somebody else has one of them, also when he was quicker by a moment; the transaction is broken then. */
    async trySetContacts(
      accountId: string,
      { email, phone, emailConfirmedAt, phoneConfirmedAt }: Pick<Account, 'email' | 'phone' | 'emailConfirmedAt' | 'phoneConfirmedAt'>,
    ): Promise<boolean> {
      try {
        await db.run(sql`
          update identity_accounts set email = ${email}, phone = ${phone}, email_confirmed_at = ${emailConfirmedAt},
            phone_confirmed_at = ${phoneConfirmedAt}
          where account_id = ${accountId}`);
        return true;
      } catch (fault) {
        if ((fault as { code?: string }).code === '23505') return false;
        throw fault;
      }
    },
    setPassword: (accountId: string, passwordHash: string) =>
      db.run(sql`update identity_accounts set password_hash = ${passwordHash} where account_id = ${accountId}`),
    /** Name and rights of a member of staff; what is undefined stays. */
    changeStaff: (accountId: string, { name, rights }: { name?: string | undefined; rights?: readonly StaffRight[] | undefined }) =>
      db.run(sql`
        update identity_accounts set name = coalesce(${name ?? null}, name), rights = coalesce(${rights ?? null}::text[], rights)
        where account_id = ${accountId}`),
    /** False when it is so already. */
    setBlocked: async (accountId: string, blocked: { at: Temporal.Instant; reason: string } | null): Promise<boolean> =>
      (await db.run(sql`
        update identity_accounts set blocked_at = ${blocked?.at ?? null}, blocked_reason = ${blocked?.reason ?? null}
        where account_id = ${accountId} and (blocked_at is null) = ${blocked !== null}`)) === 1,
    /** All colleagues of the back office, or all teachers, by name. */
    staff: (role: 'manager' | 'teacher') =>
      db.all(sql<Account>`select ${account} from identity_accounts where role = ${role} order by coalesce(name, email), account_id`),
    remove: (accountId: string) => db.run(sql`delete from identity_accounts where account_id = ${accountId}`),
    /** Customers whose e-mail or phone contains the text; digits of the phone are compared with digits. */
    search: (text: string, digits: string) =>
      db.all(sql<{ customerId: string }>`
        select distinct coalesce(family_id, customer_id) as "customerId" from identity_accounts
        where role = 'parent' and (email like ${`%${text}%`} or (${digits} <> '' and phone like ${`%${digits}%`}))
        limit 500`),
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
