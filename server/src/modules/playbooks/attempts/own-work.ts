import type { OwnWork } from '@school/contract/learning/practice';

import type { Tools } from '../dependencies/dependencies.ts';
import { templateOf } from '../templates/registry.ts';

/** An example of a child's own work for each of these skills: what it got right last, else what it tried last. */
export const ownWork =
  ({ items }: Pick<Tools, 'items'>) =>
  async (kidUid: string, skills: readonly string[]): Promise<Map<string, OwnWork>> => {
    const rows = skills.length === 0 ? [] : await items.lastOfSkills(kidUid, skills);
    return new Map(
      rows.map(({ skill, attemptUid, item, answer, state, answeredAt }) => [
        skill,
        { attemptUid, at: answeredAt.toString(), task: templateOf(item.template).shown(item), answer, state },
      ]),
    );
  };
