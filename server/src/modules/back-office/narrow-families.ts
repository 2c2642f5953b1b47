import { backOfficeLimits } from '@school/contract/back-office/limits';

import { ageOn } from '#modules/families';

import type { Query, Tools } from './tools.ts';

export type Found = Awaited<ReturnType<Tools['families']['matching']>>[number];
type Narrow = (tools: Tools, all: readonly Found[]) => Promise<readonly Found[]>;

/** Families looked at in one go where the whole list is gone through. */
const atOnce = 500;

/** Asks about so many families at a time, and gives what was learned of each. */
export async function inParts<About>(
  all: readonly Found[],
  ask: (familyIds: string[]) => Promise<ReadonlyMap<string, About>>,
): Promise<Map<string, About>> {
  const known = new Map<string, About>();
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce).map(({ familyId }) => familyId);
    for (const [familyId, about] of await ask(some)) known.set(familyId, about);
  }
  return known;
}

/** Lessons of both kinds on a balance, those that are reserved included. */
interface Units {
  gold: number;
  silver: number;
}

export const unitsOf = (tools: Tools, all: readonly Found[]): Promise<Map<string, Units>> =>
  inParts(all, async (familyIds) => {
    const balances = await tools.ledger.balancesOf(familyIds);
    return new Map([...balances].map(([familyId, balance]) => [familyId, { gold: goldOf(balance), silver: silverOf(balance) }]));
  });

type Balance = NonNullable<ReturnType<Awaited<ReturnType<Tools['ledger']['balancesOf']>>['get']>>;
export const goldOf = ({ bundleGold }: Balance): number => bundleGold.goldCurrent;
export const silverOf = ({ bundleSilver, subscription }: Balance): number => bundleSilver.silverCurrent + subscription.silverCurrent;

const within =
  (ids: (tools: Tools) => Promise<ReadonlySet<string>>): Narrow =>
  async (tools, all) => {
    const those = await ids(tools);
    return all.filter(({ familyId }) => those.has(familyId));
  };

/** Of them, those without a lesson ahead; asleep are those that had none for a while either. */
const byLessons =
  (lessons: NonNullable<Query['lessons']>): Narrow =>
  async ({ calendar, clock }, all) => {
    const now = clock.now();
    const ahead = await calendar.withLessonAhead(now);
    const lately = lessons === 'asleep' ? await calendar.taughtSince(now.subtract({ hours: 24 * backOfficeLimits.asleepDays })) : new Set();
    return all.filter(({ familyId }) => !ahead.has(familyId) && !lately.has(familyId));
  };

/** With one process that is all of it: of this teacher, this course, in this state. */
const byProcess =
  ({ state, teacher, course }: Pick<Query, 'state' | 'teacher' | 'course'>): Narrow =>
  async (tools, all) => {
    const processes = await inParts(all, (familyIds) => tools.calendar.processesOfMany(familyIds));
    return all.filter(({ familyId }) =>
      processes
        .get(familyId)
        ?.some(
          (it) =>
            (state === undefined || it.state === state) &&
            (teacher === undefined || it.teacher?.teacherId === teacher) &&
            (course === undefined || it.courseCode === course),
        ),
    );
  };

const byAge =
  (age: number): Narrow =>
  async ({ families, clock }, all) => {
    const now = clock.now();
    const kids = await inParts(all, async (familyIds) => Map.groupBy(await families.kidsOfMany(familyIds), ({ familyId }) => familyId));
    return all.filter(({ familyId }) => kids.get(familyId)?.some(({ birth }) => ageOn(birth, now) === age));
  };

const byBalance =
  (balance: NonNullable<Query['balance']>): Narrow =>
  async (tools, all) => {
    const units = await unitsOf(tools, all);
    return all.filter(({ familyId }) => {
      const { gold = 0, silver = 0 } = units.get(familyId) ?? {};
      const left = gold + silver;
      return balance === 'none' ? left === 0 : left > 0 && left <= backOfficeLimits.endingUnits;
    });
  };

/** Families with free lessons of a package that ends soon. */
async function whoseUnitsEnd({ ledger, clock }: Tools): Promise<Set<string>> {
  const until = clock.now().add({ hours: 24 * backOfficeLimits.packageEndsDays });
  const found = new Set<string>();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const some = await ledger.familiesWithExpiring(until, after, atOnce);
    for (const familyId of some) found.add(familyId);
    const last = some.at(-1);
    if (last === undefined || some.length < atOnce) return found;
    after = last;
  }
}

/** Everybody who passes each condition that was asked for, in the order as they came; what is asked in one question goes first. */
export async function narrowed(tools: Tools, all: readonly Found[], query: Query): Promise<readonly Found[]> {
  const { state, balance, lessons, source, tag, teacher, course, age, manager, ends } = query;
  const conditions: Narrow[] = [
    ...(source === undefined ? [] : [async (_: Tools, some: readonly Found[]) => some.filter((it) => it.source === source)]),
    ...(tag === undefined ? [] : [within(({ followUps }) => followUps.tagged(tag))]),
    ...(manager === undefined ? [] : [within(({ followUps }) => followUps.withTaskFor(manager))]),
    ...(ends === undefined ? [] : [within(whoseUnitsEnd)]),
    ...(lessons === undefined ? [] : [byLessons(lessons)]),
    ...(age === undefined ? [] : [byAge(age)]),
    ...(state === undefined && teacher === undefined && course === undefined ? [] : [byProcess({ state, teacher, course })]),
    ...(balance === undefined ? [] : [byBalance(balance)]),
  ];
  let left = all;
  for (const narrow of conditions) left = await narrow(tools, left);
  return left;
}
