import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { AnswerOf } from '@school/contract/calls';

import { ageOn, type Family } from '#modules/families';
import { Refusal } from '#platform/refusal';

import { familiesOfOrder } from './find-families.ts';
import { goldOf, narrowed, silverOf, unitsOf } from './narrow-families.ts';
import { inOrder } from './order-families.ts';
import type { Query, Tools } from './tools.ts';

type Row = AnswerOf<'GET /manager/families'>['families'][number];
type Page = AnswerOf<'GET /manager/families'>;

/**
 * Families by parent's or kid's name, e-mail or phone (in any form), newest first, a page at a time. An order or a filter
 * is one of the whole list: then all that were found are put in order or gone through, and the page is cut out of that.
 */
export const listFamilies =
  (tools: Tools) =>
  async ({ search = '', before, limit = backOfficeLimits.familiesPage, ...whole }: Query): Promise<Page> => {
    const orAmong = await familiesOfOrder(tools, search);
    if (Object.values(whole).some((it) => it !== undefined)) {
      const found = await narrowed(tools, await tools.families.matching({ typed: search, orAmong }), whole);
      const sorted = whole.order === undefined ? found : await inOrder(tools, found, whole.order);
      const totals = { gold: 0, silver: 0 };
      for (const { gold, silver } of (await unitsOf(tools, sorted)).values()) {
        totals.gold += gold;
        totals.silver += silver;
      }
      const ids = sorted.map(({ familyId }) => familyId);
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

async function rowsOf(
  { identity, families, ledger, calendar, followUps, clock }: Tools,
  page: readonly Omit<Family, 'locale'>[],
): Promise<Row[]> {
  const ids = page.map(({ familyId }) => familyId);
  const [contacts, kids, faces, balances, courses, tags] = await Promise.all([
    identity.contactsOfMany(ids),
    families.kidsOfMany(ids),
    families.facesOfMany(ids),
    ledger.balancesOf(ids),
    calendar.processesOfMany(ids),
    followUps.tagsOf(ids),
  ]);
  const kidsOf = Map.groupBy(kids, ({ familyId }) => familyId);
  const now = clock.now();
  return page.map(({ familyId, firstName, lastName, initialSubject, createdAt }) => {
    const balance = balances.get(familyId);
    const { email = null, phone = null } = contacts.get(familyId) ?? {};
    return {
      customerId: familyId,
      parentName: `${firstName} ${lastName}`.trim(),
      email,
      phone,
      kids: (kidsOf.get(familyId) ?? []).map(({ kidUid, name, surname, birth }) => ({
        kidUid,
        name: `${name} ${surname}`.trim(),
        age: ageOn(birth, now),
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
      tags: tags.get(familyId) ?? [],
      createdAt: createdAt.toString(),
    };
  });
}
