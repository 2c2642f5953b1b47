import type { Rewards } from '@school/contract/rewards/shapes';

import type { Principal } from '#platform/principal';

import { usualChip } from './dress-chip.ts';
import { familyDay } from './family-day.ts';
import { firefliesOf, goalOf, playedIn } from './rules/fireflies.ts';
import { freePlayOf } from './rules/free-play.ts';
import { questsOf } from './rules/quests.ts';
import { settingsOf } from './settings.ts';
import { coursesWithStory } from './show-story.ts';
import type { Tools } from './tools.ts';

/** The day of a child, and its week, by the calendar of its family. */
export const showRewards =
  (tools: Tools) =>
  async (who: Principal, kidUid: string): Promise<Rewards> => {
    const { familyId } = await tools.families.kidFor(who, kidUid);
    const [settings, { zone, today }] = await Promise.all([settingsOf(tools, kidUid), familyDay(tools, { familyId })]);
    const now = tools.clock.now();
    const from = today.toZonedDateTime(zone).toInstant();
    const plays = await playsBetween(tools, { kidUid, familyId }, from, now);
    const isOn = (part: (typeof settings.off)[number]) => !settings.off.includes(part);
    const monday = today
      .subtract({ days: today.dayOfWeek - 1 })
      .toZonedDateTime(zone)
      .toInstant();
    return {
      settings,
      chip: (await tools.badges.chip(kidUid)) ?? usualChip,
      today: playedIn(plays),
      goal: isOn('goal') ? goalOf(firefliesOf(plays), settings.fireflies) : null,
      quests: isOn('quests') ? questsOf(await didBetween(tools, { kidUid, familyId }, monday, now)) : null,
      stories: isOn('story') ? await coursesWithStory(tools)(kidUid) : null,
      freePlay: isOn('freePlay') ? freePlayOf(await tools.freePlay.of(kidUid), today.toString(), settings.freePlayMinutes) : null,
    };
  };

interface Whose {
  kidUid: string;
  familyId: string;
}

/** Everything that was played: playbooks, games of courses and of the brain trainer, books until they were read. */
async function playsBetween(tools: Tools, { kidUid, familyId }: Whose, from: Temporal.Instant, to: Temporal.Instant) {
  const [playbooks, games, books] = await Promise.all([
    tools.playbooks.playedBetween(kidUid, from, to),
    tools.brainTrainer.playedBetween({ kidUid, familyId }, from, to),
    tools.books.readBetween(kidUid, from, to),
  ]);
  return [...playbooks, ...games, ...books];
}

/** What counts for the quests of a week. */
async function didBetween(tools: Tools, whose: Whose, from: Temporal.Instant, to: Temporal.Instant) {
  const [lessons, plays, mend] = await Promise.all([
    tools.learning.lessonsDone(whose.kidUid),
    playsBetween(tools, whose, from, to),
    tools.playbooks.mendedBetween(whose.kidUid, from, to),
  ]);
  const isWithin = (at: string | null) => at !== null && Date.parse(at) >= from.epochMilliseconds;
  return {
    light: lessons.filter(({ doneAt }) => isWithin(doneAt)).length,
    play: plays.filter(({ finishedAt, isGame }) => isGame && finishedAt !== null).length,
    mend,
  };
}
