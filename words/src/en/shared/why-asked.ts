import type { Why } from '@school/contract/mastery/shapes';

import { days } from './amounts.ts';

/** Why a child is asked just this, for its grown-ups. */
export const whyAsked = ({ reason, skill, days: since, helps }: Why): string => {
  const title = `“${skill.en}”`;
  const due = since === null ? 'not answered right yet' : since === 0 ? 'last right today' : `last right ${days(since)} ago`;
  const reasons = {
    new: `New, to make it stick: ${title}`,
    due: `Time to repeat: ${title}, ${due}`,
    repair: `Strengthening the base: ${title}${helps ? `, it helps with “${helps.en}”` : ''}`,
    rested: `Not seen for long: ${title}, checking it is still there`,
    first: `First try after the diagnostics: ${title}`,
  };
  return reasons[reason];
};
