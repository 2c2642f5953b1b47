import type { SubjectCode } from '@school/contract/catalogue/limits';
import { subjectCodes } from '@school/contract/catalogue/limits';
import type { OpeningStep, StepShown } from '@school/contract/back-office/opening-shapes';
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
  /** Of money: `proved` once something was really paid. */
  money: Proof;
  /** Subjects of teachers who have signed in and opened hours. */
  taught: ReadonlySet<SubjectCode>;
  clubs: number;
  /** The nearest free trial of each subject. */
  trials: ReadonlyMap<SubjectCode, Temporal.Instant>;
}

type Standing = Omit<StepShown, 'step' | 'facts'> & { facts?: Partial<StepShown['facts']> };
type Standings = Record<OpeningStep, (facts: SchoolFacts) => Standing>;

const done = (isSo: boolean, otherwise: 'must' | 'should' | 'may') => ({ standing: isSo ? 'done' : otherwise }) as const;
const lacking = (has: { has(subject: SubjectCode): boolean }) => subjectCodes.filter((subject) => !has.has(subject));

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
  money: ({ money }) => (money === 'none' ? { standing: 'must' } : done(money === 'proved', 'should')),
  offer: ({ onSale }) => {
    const missing = onSale.filter(({ currencies }) => currencies.length === 0).map(({ productCode }) => productCode);
    return { ...done(onSale.length > 0 && missing.length === 0, 'must'), facts: { missing, count: onSale.length } };
  },
  teachers: ({ taught }) => {
    const missing = lacking(taught);
    return { ...(taught.size === 0 ? { standing: 'must' as const } : done(missing.length === 0, 'should')), facts: { missing } };
  },
  club: ({ clubs }) => ({ ...done(clubs > 0, 'may'), facts: { count: clubs } }),
  trials: ({ trials }) => {
    const missing = lacking(trials);
    const times = [...trials].map(([subject, startsAt]) => ({ subject, startsAt: startsAt.toString() }));
    return { ...(times.length === 0 ? { standing: 'must' as const } : done(missing.length === 0, 'should')), facts: { missing, times } };
  },
};

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
