import { announcementLimits } from '@school/contract/notifications/announcement-limits';
import type { AnnouncementContent, AnnouncementReach } from '@school/contract/notifications/announcement-shapes';
import { textsIn } from '@school/words/letters/texts';

import type { Principal } from '#platform/principal';

import { faultsOf, needsSecond } from '../rules/announcing.ts';
import { quietUntil } from '../rules/quiet-hours.ts';
import type { AnnouncementTools } from './given.ts';
import { wordsFor } from './tell-one.ts';
import { whoIsReached } from './who-is-reached.ts';

/** How many besides this account may send. */
export async function otherSenders({ identity }: Pick<AnnouncementTools, 'identity'>, customerId: string): Promise<number> {
  return (await identity.managers('people')).filter((id) => id !== customerId).length;
}

/** Whom it would reach now, what is wrong with it, and how it reads in the language of whoever looks. */
export const reachOf =
  (tools: AnnouncementTools) =>
  async (who: Pick<Principal, 'customerId' | 'locale'>, content: AnnouncementContent): Promise<AnnouncementReach> => {
    const { people, left } = await whoIsReached(tools, content);
    const ids = people.map(({ personId }) => personId);
    const contacts = await tools.identity.reachOfMany(ids);
    return {
      people: people.length,
      left,
      withMail: ids.filter((id) => contacts.get(id)?.email).length,
      quietNow: await countQuiet(tools, content, ids),
      sample: people.slice(0, announcementLimits.sample).map(({ name }) => name),
      needsSecond: needsSecond(people.length, await otherSenders(tools, who.customerId)),
      faults: faultsOf(content),
      example: await exampleOf(tools, content, who.locale, ids[0]),
    };
  };

/** Those whose quiet hours it is, by their own clock. */
async function countQuiet(tools: AnnouncementTools, { segment }: AnnouncementContent, ids: readonly string[]): Promise<number> {
  const [chosen, now] = [await tools.quietOf(ids), tools.clock.now()];
  const zones =
    segment.audience === 'families'
      ? await tools.families.timezonesOf(ids)
      : new Map((await tools.staffing.employed()).map(({ teacherId, zone }) => [teacherId, zone]));
  return ids.filter((id) => {
    const zone = zones.get(id);
    return zone !== undefined && quietUntil(now, zone, chosen.get(id) ?? null) !== null;
  }).length;
}

async function exampleOf(
  { families, staffing, school }: AnnouncementTools,
  content: AnnouncementContent,
  locale: Principal['locale'],
  personId: string | undefined,
): Promise<AnnouncementReach['example']> {
  const somebody = textsIn(locale).someReader;
  const own = { school: school.name(locale) };
  const told = (name: string, kids?: readonly string[]) => {
    const { subject, text } = wordsFor(content, locale, { ...own, name, ...(kids && { kids }) });
    return { name, subject, text };
  };
  if (personId === undefined) return told(somebody.name, content.segment.audience === 'families' ? [somebody.kid] : undefined);
  if (content.segment.audience === 'teachers') {
    const teacher = (await staffing.employed()).find(({ teacherId }) => teacherId === personId);
    return told(teacher?.name ?? somebody.name);
  }
  const [family, kids] = await Promise.all([families.family(personId), families.kidsOf(personId)]);
  return told(
    family.firstName,
    kids.map(({ name }) => name),
  );
}
