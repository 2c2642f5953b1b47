import type { Ledger } from '#modules/ledger';

import { daysLeft, expiryNotice } from './rules/expiry-notice.ts';
import { tellFamily } from './tell-family.ts';
import { deadlineIn } from '@school/words/letters/wording';
import { timesToUseUnits } from './times-to-use-units.ts';
import type { Tools } from './tools.ts';

/** Families that are read at once: the run goes on until none is left. */
const batch = 200;

/** The job: says as many days ahead as the school chose that lessons end, once of each lot, and when they could be used. */
export const tellExpiring = (tools: Tools) => async (): Promise<void> => {
  const until = tools.clock.now().add({ hours: 24 * (Math.max(...tools.school.now('expiryNoticeDays')) + 1) });
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const families = await tools.ledger.familiesWithExpiring(until, after, batch);
    for (const familyId of families) await tools.db.inTransaction(() => tellOne(tools, familyId, until));
    const last = families.at(-1);
    if (last === undefined) return;
    after = last;
  }
};

type Ending = Awaited<ReturnType<Ledger['expiring']>>[number] & { days: number };

async function tellOne(tools: Tools, familyId: string, until: Temporal.Instant): Promise<void> {
  const { ledger, expiryNotices, clock } = tools;
  const now = clock.now();
  const told = await expiryNotices.told(familyId);
  const ending: Ending[] = [];
  for (const lot of await ledger.expiring(familyId, until)) {
    const before = told.filter((notice) => notice.lotId === lot.lotId).map((notice) => notice.days);
    const days = expiryNotice(lot, before, now, tools.school.now('expiryNoticeDays'));
    if (days !== null && (await expiryNotices.note(familyId, { lotId: lot.lotId, days }, now))) ending.push({ ...lot, days });
  }
  const [first] = ending;
  if (!first) return;
  await tellFamily(tools)(
    familyId,
    `units expire ${first.lotId} ${first.days}`,
    async (texts, to, family) => {
      const lots = ending.map(({ kind, units, expiresAt }) => ({
        kind,
        units,
        until: deadlineIn(family.locale, family.timezone, expiresAt),
        days: daysLeft(expiresAt, now),
      }));
      // The last of a kind to end says until when a lesson helps.
      const lastOf = new Map(ending.map(({ kind, expiresAt }) => [kind, expiresAt]));
      const offered = (await Promise.all([...lastOf].map(([kind, last]) => timesToUseUnits(tools)(family, kind, texts, last)))).flat();
      return texts.unitsExpire({ ...to, lots, offered, mayExchange: ending.some(({ subscription }) => !subscription) });
    },
    { topic: 'balance', uselessAt: first.expiresAt },
  );
}
