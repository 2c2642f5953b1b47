import type { BankTried, OpeningShown, OpeningStep } from '@school/contract/back-office/opening-shapes';
import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import type { ProvedChannel } from '@school/contract/school/opening';
import type { SchoolSecret, SecretKind, SecretShown } from '@school/contract/school/secrets';
import { usualName } from '@school/contract/school/usual';

import type { Catalogue } from '#modules/catalogue';
import type { Groups } from '#modules/groups';
import { type Identity, keptPhone } from '#modules/identity';
import type { Notifications } from '#modules/notifications';
import type { Payments } from '#modules/payments';
import type { Refunds } from '#modules/refunds';
import type { Scheduling } from '#modules/scheduling';
import type { SchoolSettings } from '#modules/school';
import type { Staffing } from '#modules/staffing';
import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';
import type { Settings } from '#platform/settings';

import { bankStage, mayOpen, moneyProof, type SchoolFacts, stepsOf } from './rules/readiness.ts';

export interface OpeningGiven {
  school: Pick<SchoolSettings, 'opening' | 'proofs' | 'secrets' | 'now'>;
  identity: Pick<Identity, 'staff' | 'secondFactor' | 'contactsOf' | 'nameOf'>;
  catalogue: Pick<Catalogue, 'manage' | 'offer'>;
  groups: Pick<Groups, 'list'>;
  payments: Pick<Payments, 'money' | 'bankProofs' | 'openProof'>;
  refunds: { transfers: Pick<Refunds['transfers'], 'stateOfUnapplied'> };
  scheduling: Pick<Scheduling, 'nearestTrials'>;
  staffing: Pick<Staffing, 'managedTeachers'>;
  notifications: { telegram: Pick<Notifications['telegram'], 'linkForProof'> };
  settings: Pick<Settings, 'practiceUrl'>;
}

/** What makes the school ready, told by facts, and its opening to families (docs/rules/opening.md). */
export function createOpening({
  school,
  identity,
  catalogue,
  groups,
  payments,
  refunds,
  scheduling,
  staffing,
  notifications,
  settings,
}: OpeningGiven) {
  const { opening, proofs, secrets } = school;

  async function insistOnCode(accountId: string, code: string): Promise<void> {
    if ((await identity.secondFactor.show(accountId)).since === null) throw new Refusal('identity.second_factor_not_set');
    await identity.secondFactor.insistOnFreshCode(accountId, code);
  }

  async function safeOwners(): Promise<number> {
    const owners = (await identity.staff.list('manager')).filter(({ rights, blockedAt }) => rights.includes('owner') && blockedAt === null);
    const shown = await Promise.all(owners.map(({ accountId }) => identity.secondFactor.show(accountId)));
    return shown.filter(({ since, recoveryLeft }) => since !== null && recoveryLeft > 0).length;
  }

  /** Subjects of teachers who have come in by their link and opened hours. */
  async function taught(): Promise<Set<SubjectCode>> {
    const there = new Set(
      (await identity.staff.list('teacher')).filter((it) => !it.isInvited && it.blockedAt === null).map(({ customerId }) => customerId),
    );
    const teachers = (await staffing.managedTeachers()).filter((it) => it.teachesNow && it.minutesOpen > 0 && there.has(it.teacherId));
    return new Set(subjectCodes.filter((subject) => teachers.some(({ subjects }) => subjects.includes(subject))));
  }

  const readBanks = async (): Promise<BankTried[]> =>
    Promise.all(
      (await payments.bankProofs()).map(async ({ proof: newest, ...bank }) => {
        // With another account of the bank it has to be tried anew.
        const since = secrets.setAt(bank.provider);
        const proof = newest && since && Temporal.Instant.compare(newest.at, since) < 0 ? undefined : newest;
        const ref = proof?.paymentRef ?? null;
        const back = ref === null ? undefined : await refunds.transfers.stateOfUnapplied(bank.provider, ref);
        const stage = bankStage(proof && { isPaid: ref !== null }, back);
        return { ...bank, stage, hasTold: (proof?.toldAt ?? null) !== null, at: proof?.at.toString() ?? null };
      }),
    );

  async function readFacts(banks: readonly BankTried[]): Promise<SchoolFacts> {
    const { products } = await catalogue.manage.list();
    const { subjects } = await catalogue.offer();
    return {
      safeOwners: await safeOwners(),
      isNamed: school.now('nameRu') !== usualName.ru && school.now('nameEn') !== usualName.en,
      onSale: products
        .filter(({ onSale }) => onSale)
        .map(({ productCode, prices }) => ({ productCode, currencies: prices.map(({ currency }) => currency) })),
      hasLegal: school.now('legalName') !== '' && school.now('legalTaxNumber') !== '',
      hasContact: school.now('contactPhone') !== '' || school.now('contactEmail') !== '',
      mail: await proofs.standing('mail'),
      sms: await proofs.standing('sms'),
      telegram: await proofs.standing('telegram'),
      money: moneyProof(banks, await payments.money.cameBy(banks.map(({ provider }) => provider))),
      offered: subjects.filter(({ isOffered }) => isOffered).map(({ subject }) => subject),
      taught: await taught(),
      clubs: (await groups.list()).length,
      trials: (await scheduling.nearestTrials()).subjects,
    };
  }

  async function show({ rights = [] }: Pick<Principal, 'rights'>): Promise<OpeningShown> {
    const banks = await readBanks();
    return {
      state: await opening.state(),
      steps: stepsOf(await readFacts(banks)),
      banks,
      waiting: await opening.waiting(),
      practiceUrl: settings.practiceUrl ?? null,
      isOwner: rights.includes('owner'),
    };
  }

  return {
    show,
    async open(who: Principal, seen: readonly OpeningStep[]): Promise<OpeningShown> {
      insist(mayOpen(stepsOf(await readFacts(await readBanks())), seen));
      if (!(await opening.open())) throw new Refusal('school.takes_families');
      return show(who);
    },
    async close(who: Principal): Promise<OpeningShown> {
      if (!(await opening.closeToNew())) throw new Refusal('school.takes_no_families', { state: await opening.state() });
      return show(who);
    },
    /** A code goes to whoever asks; answers with where to. */
    async sendProof(who: Principal, channel: ProvedChannel, phone: string | undefined): Promise<{ sentTo: string }> {
      const { email, locale } = await identity.contactsOf(who.customerId);
      const to = channel === 'mail' ? email : phone && keptPhone(phone);
      if (!to) throw new Refusal('identity.contact_needed');
      await proofs.send(channel, { address: channel === 'sms' ? to.replace(/\D/g, '') : to, customerId: who.customerId, locale });
      return { sentTo: to };
    },
    async enterProof(who: Principal, channel: ProvedChannel, code: string): Promise<OpeningShown> {
      await proofs.enter(channel, code);
      return show(who);
    },
    /** The bot is opened by whoever tries it, with a word that Telegram tells us of. */
    async tryTelegram(): Promise<{ url: string; endsAt: string }> {
      const { word, endsAt } = await proofs.beginTelegram();
      return { url: await notifications.telegram.linkForProof(word), endsAt: endsAt.toString() };
    },
    secrets: async (): Promise<{ secrets: SecretShown[] }> => ({ secrets: await secrets.show() }),
    /** With a code of the app: who has somebody’s session alone leads neither letters nor money elsewhere. */
    async enterSecret(
      { accountId }: Principal,
      { secret, code }: { secret: SchoolSecret; code: string },
    ): Promise<{ secrets: SecretShown[] }> {
      await insistOnCode(accountId, code);
      await secrets.set({ accountId, name: await identity.nameOf(accountId) }, secret);
      return { secrets: await secrets.show() };
    },
    async forgetSecret({ accountId }: Principal, kind: SecretKind, code: string): Promise<{ secrets: SecretShown[] }> {
      await insistOnCode(accountId, code);
      await secrets.forget(kind);
      return { secrets: await secrets.show() };
    },
    /** A small payment of the owner's own, by one bank. */
    async tryBank(who: Principal, provider: string): Promise<{ checkoutUrl: string }> {
      const { locale } = await identity.contactsOf(who.customerId);
      return payments.openProof(provider, { accountId: who.accountId, locale });
    },
    /** The first owner is there: from now on the school has somebody of the staff. */
    whenOwnerIsMade: async ({ what }: { what: string }): Promise<void> => {
      if (what === 'owner_made') await opening.enterStaff();
    },
  };
}

export type Opening = ReturnType<typeof createOpening>;
