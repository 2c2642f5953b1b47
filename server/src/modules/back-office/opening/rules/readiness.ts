import type { SubjectCode } from '@school/contract/catalogue/limits';
import type { BankTried, OpeningStep, StepShown } from '@school/contract/back-office/opening-shapes';
import { openingSteps } from '@school/contract/back-office/opening-shapes';
import type { Currency } from '@school/contract/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** How a way out of the school stands: nothing is set up, it is set up, it was seen to work. */
export type Proof = 'none' | 'untried' | 'proved';

/** What is true of the school, whoever says so. */
export interface SchoolFacts {
  /** Owners who sign in with a code and have recovery codes left. */
  safeOwners: number;
  /** The school is called by a name of its own, in both languages. */
  isNamed: boolean;
  /** Packages on sale, with the currencies that they have a price in. */
  onSale: ReadonlyArray<{ productCode: string; currencies: readonly Currency[] }>;
  /** Who signs the contract with families is said. */
  hasLegal: boolean;
  /** Phone or e-mail for families is said. */
  hasContact: boolean;
  mail: Proof;
  sms: Proof;
  telegram: Proof;
  /** Of money: `proved` once a family has paid, or an owner's own payment was told of by the bank and is back. */
  money: Proof;
  /** Subjects that take anybody new. */
  offered: readonly SubjectCode[];
  /** Subjects of teachers who have signed in and opened hours. */
  taught: ReadonlySet<SubjectCode>;
  clubs: number;
  /** The nearest free trial of each subject. */
  trials: ReadonlyMap<SubjectCode, Temporal.Instant>;
}

type Standing = Omit<StepShown, 'step' | 'facts'> & { facts?: Partial<StepShown['facts']> };
type Standings = Record<OpeningStep, (facts: SchoolFacts) => Standing>;

const done = (isSo: boolean, otherwise: 'must' | 'should' | 'may') => ({ standing: isSo ? 'done' : otherwise }) as const;
/** What is not offered, nobody misses. */
const lacking = (offered: readonly SubjectCode[], has: { has(subject: SubjectCode): boolean }) =>
  offered.filter((subject) => !has.has(subject));

const standings: Standings = {
  owner: ({ safeOwners }) => done(safeOwners > 0, 'must'),
  school: ({ isNamed }) => done(isNamed, 'must'),
  currencies: ({ onSale }) => {
    const inAll = onSale[0]?.currencies.filter((currency) => onSale.every(({ currencies }) => currencies.includes(currency))) ?? [];
    return { ...done(inAll.length > 0, 'must'), facts: { currencies: inAll } };
  },
  legal: ({ hasLegal }) => done(hasLegal, 'must'),
  contact: ({ hasContact }) => done(hasContact, 'must'),
  mail: ({ mail }) => done(mail === 'proved', 'must'),
  // A family may come by e-mail alone.
  sms: ({ sms }) => done(sms === 'proved', 'should'),
  telegram: ({ telegram }) => done(telegram === 'proved', 'may'),
  money: ({ money }) => (money === 'none' ? { standing: 'must' } : done(money === 'proved', 'should')),
  offer: ({ onSale }) => {
    const missing = onSale.filter(({ currencies }) => currencies.length === 0).map(({ productCode }) => productCode);
    return { ...done(onSale.length > 0 && missing.length === 0, 'must'), facts: { missing, count: onSale.length } };
  },
  teachers: ({ offered, taught }) => {
    const missing = lacking(offered, taught);
    const nobody = missing.length === offered.length;
    return { ...(nobody ? { standing: 'must' as const } : done(missing.length === 0, 'should')), facts: { missing } };
  },
  club: ({ clubs }) => ({ ...done(clubs > 0, 'may'), facts: { count: clubs } }),
  trials: ({ offered, trials }) => {
    const missing = lacking(offered, trials);
    const times = [...trials].map(([subject, startsAt]) => ({ subject, startsAt: startsAt.toString() }));
    return { ...(times.length === 0 ? { standing: 'must' as const } : done(missing.length === 0, 'should')), facts: { missing, times } };
  },
};

/** How far a bank was tried, by the payment and by what became of its way back. */
export function bankStage(
  proof: { isPaid: boolean } | undefined,
  back: 'queued' | 'sending' | 'sent' | 'done' | 'failed' | 'canceled' | undefined,
): BankTried['stage'] {
  if (!proof) return 'untried';
  if (!proof.isPaid) return 'begun';
  if (back === 'done') return 'returned';
  return back === 'failed' || back === 'canceled' ? 'stopped' : 'paid';
}

/** How paying stands. Play money is no way to pay. */
export function moneyProof(banks: ReadonlyArray<Pick<BankTried, 'provider' | 'stage' | 'hasTold'>>, hasFamilyPaid: boolean): Proof {
  const real = banks.filter(({ provider }) => provider !== 'sandbox');
  if (real.length === 0) return 'none';
  return hasFamilyPaid || real.some(({ stage, hasTold }) => stage === 'returned' && hasTold) ? 'proved' : 'untried';
}

/** Each step, in its order, as it stands (docs/rules/opening.md#ready). */
export const stepsOf = (facts: SchoolFacts): StepShown[] =>
  openingSteps.map((step) => {
    const { standing, facts: its } = standings[step](facts);
    return { step, standing, facts: { missing: [], times: [], currencies: [], count: 0, ...its } };
  });

/** May the school open to families: nothing that must be is missing, and what should be was seen to be missing. */
export function mayOpen(steps: readonly StepShown[], seen: readonly OpeningStep[]): Verdict {
  const of = (standing: StepShown['standing']) => steps.filter((it) => it.standing === standing).map(({ step }) => step);
  const missing = of('must');
  if (missing.length > 0) return refused('school.not_ready', { steps: missing.join(' '), count: missing.length });
  const unseen = of('should').filter((step) => !seen.includes(step));
  return unseen.length > 0 ? refused('school.not_seen', { steps: unseen.join(' '), count: unseen.length }) : allowed();
}
