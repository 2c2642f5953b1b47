import type { SubjectCode } from '@school/contract/catalogue/limits';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';

/**
 * For whom and for what: as the address says; otherwise the trial that waits, and the first subject the kid neither
 * studies nor has tried, the family's first request before the others.
 */
export function useIntroRequest(search: { kid?: string | undefined; subject?: string | undefined }) {
  const names = useTexts('names');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const waiting = user.processes.find((it) => it.state === 'waitSchedulingIntroLesson' && (!search.kid || it.kids.includes(search.kid)));
  const wanted = search.kid ?? waiting?.kids[0];
  const kid = user.kids.find(({ kidUid }) => kidUid === wanted) ?? user.kids[0];
  const subjects = Object.keys(names.subjects) as SubjectCode[];
  const taken = new Set(
    user.processes
      .filter((it) => kid && it.kids.includes(kid.kidUid) && it.state !== 'canceled' && it.state !== 'waitSchedulingIntroLesson')
      .map((it) => it.subject),
  );
  const isOfKid = waiting !== undefined && kid !== undefined && waiting.kids.includes(kid.kidUid);
  const subject =
    subjects.find((code) => code === search.subject) ??
    (isOfKid ? waiting.subject : undefined) ??
    [user.onboarding.initialSubject, ...subjects].find((code) => !taken.has(code)) ??
    user.onboarding.initialSubject;
  return { user, kid, subject, subjects };
}
