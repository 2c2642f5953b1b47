import type { Why } from '@school/contract/mastery/shapes';
import type { Localised } from '@school/contract/shapes';

import type { Library } from '#modules/library';
import type { WhyAsked } from '#modules/mastery';

/** Titles of the skills of a course; one that is written no more is told by its id. */
export function titlesOf(library: Pick<Library, 'courseWithTaken'>, courseCode: string): (skill: string) => Localised {
  const titles = new Map(library.courseWithTaken(courseCode)?.skills.map(({ id, title }) => [id, title]));
  return (skill) => titles.get(skill) ?? { ru: skill, en: skill };
}

/** Why a child was asked, for a grown-up. */
export const toldWhy = ({ reason, skill, days, helps }: WhyAsked, titleOf: (skill: string) => Localised): Why => ({
  reason,
  skill: titleOf(skill),
  days,
  helps: helps === null ? null : titleOf(helps),
});
