import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { AnswerOf, SentTo } from '@school/contract/calls';

import { ageOn, type Family } from '#modules/families';
import { Refusal } from '#platform/refusal';

import { familiesOfOrder } from './find-families.ts';
import type { Tools } from './tools.ts';

type Row = AnswerOf<'GET /manager/families'>['families'][number];
type Page = AnswerOf<'GET /manager/families'>;
type Found = Awaited<ReturnType<Tools['families']['matching']>>[number];
export type Query = Omit<SentTo<'GET /manager/families'>['query'], 'limit'> & { limit?: number | undefined };

/** Families looked at in one go where the whole list is gone through. */
const atOnce = 500;

/**
 * Families by parent's or kid's name, e-mail or phone (in any form), newest first, a page at a time. An order or a filter
 * is one of the whole list: then all that were found are put in order or gone through, and the page is cut out of that.
 */
export const listFamilies =
  (tools: Tools) =>
  async ({ search = '', before, limit = backOfficeLimits.familiesPage, ...whole }: Query): Promise<Page> => {
    const orAmong = await familiesOfOrder(tools, search);
    if (Object.values(whole).some((it) => it !== undefined)) {
      const { ids, totals } = await inOrder(tools, { search, orAmong, ...whole });
      return { ...(await cutOut(tools, ids, { before, limit })), totals };
    }
    const cursor = before === undefined ? undefined : readCursor(before);
    const [families, total] = await Promise.all([
      tools.families.page({ typed: search, orAmong, before: cursor, limit }),
      tools.families.count({ typed: search, orAmong }),
    ]);
    const last = families.length < limit ? undefined : families.at(-1);
    const next = last ? `${last.createdAt.toString()}_${last.familyId}` : null;
    return { families: await rowsOf(tools, families), next, total, totals: null };
  };

type Whole = Pick<Query, 'state' | 'balance' | 'lessons' | 'source' | 'order'>;

/** Everybody who was found and passes every filter, in the order; those that are equal newest first. With the sums of their balances. */
async function inOrder(
  tools: Tools,
  { search, orAmong, state, balance, lessons, source, order }: { search: string; orAmong: readonly string[] } & Whole,
): Promise<{ ids: string[]; totals: Units }> {
  let found = await tools.families.matching({ typed: search, orAmong });
  if (source !== undefined) found = found.filter((it) => it.source === source);
  if (lessons !== undefined) found = await byLessons(tools, found, lessons);
  if (state !== undefined) found = await inState(tools, found, state);
  const units = await unitsOf(tools, found);
  if (balance !== undefined) found = found.filter(({ familyId }) => isLeft(units.get(familyId), balance));
  const compare = order && comparison(units, order);
  const sign = order?.startsWith('-') ? -1 : 1;
  const sorted = compare ? found.toSorted((one, other) => sign * compare(one, other)) : found;
  const totals = { gold: 0, silver: 0 };
  for (const { familyId } of sorted) {
    totals.gold += units.get(familyId)?.gold ?? 0;
    totals.silver += units.get(familyId)?.silver ?? 0;
  }
  return { ids: sorted.map(({ familyId }) => familyId), totals };
}

/** Of them, those without a lesson ahead; asleep are those that had none for a while either. */
async function byLessons({ calendar, clock }: Tools, all: readonly Found[], lessons: NonNullable<Query['lessons']>): Promise<Found[]> {
  const now = clock.now();
  const ahead = await calendar.withLessonAhead(now);
  const lately = lessons === 'asleep' ? await calendar.taughtSince(now.subtract({ hours: 24 * backOfficeLimits.asleepDays })) : new Set();
  return all.filter(({ familyId }) => !ahead.has(familyId) && !lately.has(familyId));
}

/** Lessons of both kinds on a balance, those that are reserved included. */
interface Units {
  gold: number;
  silver: number;
}

async function unitsOf(tools: Tools, found: readonly Found[]): Promise<Map<string, Units>> {
  const units = new Map<string, Units>();
  for (let from = 0; from < found.length; from += atOnce) {
    const balances = await tools.ledger.balancesOf(found.slice(from, from + atOnce).map(({ familyId }) => familyId));
    for (const [familyId, balance] of balances) units.set(familyId, { gold: goldOf(balance), silver: silverOf(balance) });
  }
  return units;
}

function isLeft({ gold, silver }: Units = { gold: 0, silver: 0 }, balance: NonNullable<Query['balance']>): boolean {
  const left = gold + silver;
  return balance === 'none' ? left === 0 : left > 0 && left <= backOfficeLimits.endingUnits;
}

async function inState(tools: Tools, all: readonly Found[], state: NonNullable<Query['state']>): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce);
    const courses = await tools.calendar.processesOfMany(some.map(({ familyId }) => familyId));
    found.push(...some.filter(({ familyId }) => courses.get(familyId)?.some((process) => process.state === state)));
  }
  return found;
}

/** How two families stand to each other; names as in a dictionary. */
function comparison(units: ReadonlyMap<string, Units>, order: NonNullable<Query['order']>) {
  if (order.endsWith('parent')) return (one: Found, other: Found) => dictionary.compare(one.name, other.name);
  if (order.endsWith('created')) return (one: Found, other: Found) => Temporal.Instant.compare(one.createdAt, other.createdAt);
  const kind = order.endsWith('gold') ? 'gold' : 'silver';
  const of = ({ familyId }: Found) => units.get(familyId)?.[kind] ?? 0;
  return (one: Found, other: Found) => of(one) - of(other);
}

const dictionary = new Intl.Collator('ru-RU', { numeric: true });

/** The page after a family of the list; where that family has left the list meanwhile, after its place. */
async function cutOut(
  tools: Tools,
  ids: readonly string[],
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Omit<Page, 'totals'>> {
  const [, place = '0', familyId] = before === undefined ? [] : (/^(\d{1,7})_([0-9a-f-]{36})$/.exec(before) ?? []);
  if (before !== undefined && familyId === undefined) throw new Refusal('request.invalid', { where: 'query.before' });
  const stands = familyId === undefined ? -1 : ids.indexOf(familyId);
  const from = stands >= 0 ? stands + 1 : Number(place);
  const page = ids.slice(from, from + limit);
  const families = new Map((await tools.families.many(page)).map((it) => [it.familyId, it]));
  const rows = await rowsOf(
    tools,
    page.flatMap((id) => families.get(id) ?? []),
  );
  return { families: rows, next: from + limit < ids.length ? `${from + limit}_${page.at(-1)}` : null, total: ids.length };
}

function readCursor(text: string): { createdAt: string; familyId: string } {
  const [, createdAt, familyId] = /^([\d:.TZ-]{20,40})_([0-9a-f-]{36})$/.exec(text) ?? [];
  if (!createdAt || !familyId || Number.isNaN(Date.parse(createdAt))) throw new Refusal('request.invalid', { where: 'query.before' });
  return { createdAt, familyId };
}

type Balance = NonNullable<ReturnType<Awaited<ReturnType<Tools['ledger']['balancesOf']>>['get']>>;
const goldOf = ({ bundleGold }: Balance): number => bundleGold.goldCurrent;
const silverOf = ({ bundleSilver, subscription }: Balance): number => bundleSilver.silverCurrent + subscription.silverCurrent;

async function rowsOf({ identity, families, ledger, calendar, clock }: Tools, page: readonly Omit<Family, 'locale'>[]): Promise<Row[]> {
  const ids = page.map(({ familyId }) => familyId);
  const [contacts, kids, balances, courses] = await Promise.all([
    identity.contactsOfMany(ids),
    families.kidsOfMany(ids),
    ledger.balancesOf(ids),
    calendar.processesOfMany(ids),
  ]);
  const faces = await families.kidFaces(kids.map(({ kidUid }) => kidUid));
  return page.map(({ familyId, firstName, lastName, initialSubject, createdAt }) => {
    const balance = balances.get(familyId);
    const { email = null, phone = null } = contacts.get(familyId) ?? {};
    return {
      customerId: familyId,
      parentName: `${firstName} ${lastName}`.trim(),
      email,
      phone,
      kids: kids
        .filter((kid) => kid.familyId === familyId)
        .map(({ kidUid, name, surname, birth }) => ({
          kidUid,
          name: `${name} ${surname}`.trim(),
          age: ageOn(birth, clock.now()),
          avatar: faces.get(kidUid) ?? null,
        })),
      initialSubject,
      processes: (courses.get(familyId) ?? []).map(({ processId, type, subject, courseCode, state, kids: learners }) => ({
        processId,
        type,
        subject,
        courseCode,
        state,
        kids: learners,
      })),
      gold: balance ? goldOf(balance) : 0,
      silver: balance ? silverOf(balance) : 0,
      createdAt: createdAt.toString(),
    };
  });
}
