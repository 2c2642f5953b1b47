import type { AnswerOf, SentTo } from '@school/contract/calls';

import { ageOn, type Family } from '#modules/families';
import { Refusal } from '#platform/refusal';

import { familiesOfOrder } from './find-families.ts';
import type { Tools } from './tools.ts';

type Row = AnswerOf<'GET /manager/families'>['families'][number];
type Page = AnswerOf<'GET /manager/families'>;
type Query = SentTo<'GET /manager/families'>['query'];

/** Families a page; a page filtered by state looks at five times as many before it asks to be continued. */
const pageSize = 50;
const mostLooked = 250;

/**
 * Families by parent's or kid's name, e-mail or phone (in any form), newest first. The state of a process follows
 * from lessons and units, so it is known only after they were read; `next` goes on where this page stopped looking.
 */
export const listFamilies =
  (tools: Tools) =>
  async ({ search = '', state, before }: Query): Promise<Page> => {
    const orAmong = await familiesOfOrder(tools, search);
    const found: Row[] = [];
    let cursor = before === undefined ? undefined : readCursor(before);
    for (let looked = 0; looked < mostLooked; looked += pageSize) {
      const families = await tools.families.page({ typed: search, orAmong, before: cursor, limit: pageSize });
      const last = families.at(-1);
      if (last) cursor = { createdAt: last.createdAt.toString(), familyId: last.familyId };
      const rows = await rowsOf(tools, families);
      found.push(...rows.filter(({ processes }) => state === undefined || processes.some((process) => process.state === state)));
      if (!last || families.length < pageSize) return { families: found, next: null };
      if (found.length >= pageSize) break;
    }
    return { families: found, next: cursor ? `${cursor.createdAt}_${cursor.familyId}` : null };
  };

function readCursor(text: string): { createdAt: string; familyId: string } {
  const [, createdAt, familyId] = /^([\d:.TZ-]{20,40})_([0-9a-f-]{36})$/.exec(text) ?? [];
  if (!createdAt || !familyId || Number.isNaN(Date.parse(createdAt))) throw new Refusal('request.invalid', { where: 'query.before' });
  return { createdAt, familyId };
}

async function rowsOf({ identity, families, ledger, scheduling, clock }: Tools, page: readonly Omit<Family, 'locale'>[]): Promise<Row[]> {
  const ids = page.map(({ familyId }) => familyId);
  const [contacts, kids, balances, courses] = await Promise.all([
    identity.contactsOfMany(ids),
    families.kidsOfMany(ids),
    ledger.balancesOf(ids),
    scheduling.processesOfMany(ids),
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
      gold: balance?.bundleGold.goldCurrent ?? 0,
      silver: (balance?.bundleSilver.silverCurrent ?? 0) + (balance?.subscription.silverCurrent ?? 0),
      createdAt: createdAt.toString(),
    };
  });
}
