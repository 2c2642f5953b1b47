import { type BrainGameCode, brainLimits, type BrainThemeCode, themeOf } from '@school/contract/brain-trainer/limits';
import { createRandom } from '@school/contract/puzzles/random';

/** Games that were finished on a day of the family. */
export interface PlayedDay {
  day: string;
  games: readonly BrainGameCode[];
}

/** A set is three games of three themes, or as many as there are for an age. */
export const setSize = (themes: number): number => Math.min(brainLimits.dailyGames, themes);

const isSet = (games: readonly BrainGameCode[], size: number): boolean => size > 0 && new Set(games.map(themeOf)).size >= size;

/** Days in a row with a set, up to today, or up to yesterday while today's is not done. */
export function streakOf(played: readonly PlayedDay[], today: string, size: number): { days: number; today: boolean } {
  const done = new Set(played.filter(({ games }) => isSet(games, size)).map(({ day }) => day));
  let day = Temporal.PlainDate.from(today);
  const isToday = done.has(today);
  if (!isToday) day = day.subtract({ days: 1 });
  let days = 0;
  for (; done.has(day.toString()); day = day.subtract({ days: 1 })) days += 1;
  return { days, today: isToday };
}

/** Today's set of somebody: the same all day, another one tomorrow. */
export function dailySet(
  offered: ReadonlyMap<BrainThemeCode, readonly BrainGameCode[]>,
  seed: string,
): { playbookUid: BrainThemeCode; templateCode: BrainGameCode }[] {
  const random = createRandom(seed);
  const themes = random.sample([...offered.keys()], setSize(offered.size));
  return themes.map((playbookUid) => ({ playbookUid, templateCode: random.pick(offered.get(playbookUid) ?? []) }));
}
