import { dayOf } from './rules/days.ts';
import { strengthOf } from './rules/memory.ts';
import { fitted, stepped } from './rules/rounds.ts';
import type { Tools } from './tools.ts';

/** A task with its rounds, as it is written. */
export interface TaskRounds {
  skills: readonly string[];
  rounds: number;
}

/** How many rounds each task has for this child, in at most so many items: by what the child has answered, not by what is only guessed. */
export const adaptRounds =
  ({ store, clock }: Tools) =>
  async (kidUid: string, tasks: readonly TaskRounds[], most: number): Promise<number[]> => {
    const known = await store.known(kidUid, [...new Set(tasks.flatMap(({ skills }) => skills))]);
    const now = dayOf(clock.now());
    const strengths = (skills: readonly string[]) =>
      skills.flatMap((skill) => {
        const one = known.get(skill);
        return one && one.answers > 0 ? [strengthOf(one, now)] : [];
      });
    return fitted(
      tasks.map(({ skills, rounds }) => stepped(rounds, skills.length === 0 ? undefined : least(strengths(skills)))),
      most,
    );
  };

const least = (figures: readonly number[]): number | undefined => (figures.length === 0 ? undefined : Math.min(...figures));
