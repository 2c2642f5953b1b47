import type { UnitKind } from '#modules/ledger';
import { ageOn } from '#modules/families';
import type { Family } from '#modules/families';

import type { MessageTexts } from '@school/words/letters/message-texts';
import { momentIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';

/** Times that a message names for each kid at most, and in all. */
const mostOfKid = 3;
const mostInAll = 6;

/** Times at which a kid could use a unit; moments are texts already. */
export interface TimesOffered {
  kid: string;
  /** The course with its teacher, or nothing where each time names its own. */
  with: { course: string; teacher: string } | null;
  times: string[];
}

/**
 * Where the units of a balance could go: free times of the kids' own teachers, or the next lessons of groups with a
 * place for a kid of that age; with `until`, only those that the units live to see.
 */
export const timesToUseUnits =
  (tools: Tools) =>
  async (family: Family, kind: UnitKind, texts: MessageTexts, until?: Temporal.Instant): Promise<TimesOffered[]> => {
    const inTime = (at: Temporal.Instant) => !until || Temporal.Instant.compare(at, until) <= 0;
    const offered = kind === 'gold' ? await ofTeachers(tools, family, texts, inTime) : await ofGroups(tools, family, texts, inTime);
    const each = Math.max(2, Math.min(mostOfKid, Math.floor(mostInAll / Math.max(1, offered.length))));
    return offered.slice(0, mostInAll / 2).map((one) => ({ ...one, times: one.times.slice(0, each) }));
  };

type InTime = (at: Temporal.Instant) => boolean;

async function ofTeachers(
  tools: Tools,
  { familyId, locale, timezone }: Family,
  texts: MessageTexts,
  inTime: InTime,
): Promise<TimesOffered[]> {
  const suggested = await tools.scheduling.suggestTimes(familyId, mostOfKid);
  const offered = await Promise.all(
    suggested.map(async ({ kidUid, courseCode, subject, teacher, starts }) => ({
      kid: (await tools.families.kidOf(familyId, kidUid)).name,
      with: { course: courseCode ? texts.courses[courseCode] : texts.subjects[subject], teacher },
      times: starts.filter(inTime).map((at) => momentIn(locale, timezone, at)),
    })),
  );
  return offered.filter(({ times }) => times.length > 0);
}

async function ofGroups(
  tools: Tools,
  { familyId, locale, timezone }: Family,
  texts: MessageTexts,
  inTime: InTime,
): Promise<TimesOffered[]> {
  const now = tools.clock.now();
  const open = (await tools.groups.list()).filter(
    ({ freePlaces, timestamp }) => freePlaces > 0 && inTime(Temporal.Instant.from(timestamp)),
  );
  return (await tools.families.kidsOf(familyId)).flatMap(({ name: kid, birth }) => {
    const age = ageOn(birth, now);
    const suiting = open.filter(({ ages }) => ages.from <= age && age <= ages.to).slice(0, mostOfKid);
    const times = suiting.map(({ timestamp, courseCode }) => {
      return `${momentIn(locale, timezone, Temporal.Instant.from(timestamp))} — ${texts.courses[courseCode]}`;
    });
    return times.length > 0 ? [{ kid, with: null, times }] : [];
  });
}
