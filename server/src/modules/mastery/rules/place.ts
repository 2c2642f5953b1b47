import { masteryLimits } from '@school/contract/mastery/limits';

interface Skill {
  id: string;
  needs: readonly string[];
}

/** What a diagnostics says of a skill: it was asked and known or not, or stands below one that was known. */
export interface Placed {
  skill: string;
  by: 'right' | 'wrong' | 'below';
}

/**
 * What the answers of a diagnostics say: a skill counts as known from two thirds of its tasks on, and then all that it stands on, however
 * deep, unless that was asked itself.
 */
export function placedIn(skills: readonly Skill[], answers: ReadonlyArray<{ skill: string; isRight: boolean }>): Placed[] {
  const needsOf = new Map(skills.map(({ id, needs }) => [id, needs]));
  const asked = [...Map.groupBy(answers, ({ skill }) => skill)].map(([skill, own]): Placed => {
    const right = own.filter(({ isRight }) => isRight).length;
    return { skill, by: right / own.length >= masteryLimits.placedFrom - 1e-9 ? 'right' : 'wrong' };
  });
  const below = new Set<string>();
  const go = (skill: string): void => {
    for (const need of needsOf.get(skill) ?? [])
      if (!below.has(need)) {
        below.add(need);
        go(need);
      }
  };
  for (const { skill, by } of asked) if (by === 'right') go(skill);
  const known = new Set(asked.map(({ skill }) => skill));
  return [...asked, ...[...below].filter((skill) => !known.has(skill)).map((skill): Placed => ({ skill, by: 'below' }))];
}
