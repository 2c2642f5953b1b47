import type { SubjectCode } from '@school/contract/catalogue/limits';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';

/** For whom and for what: as the address says, or as the family's first wish was. */
export function useIntroWish(search: { kid?: string | undefined; subject?: string | undefined }) {
  const names = useTexts('names');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const kid = user.kids.find(({ kidUid }) => kidUid === search.kid) ?? user.kids[0];
  const subjects = Object.keys(names.subjects) as SubjectCode[];
  const waiting = user.processes.find((it) => it.state === 'waitSchedulingIntroLesson' && kid && it.kids.includes(kid.kidUid));
  const subject = subjects.find((code) => code === search.subject) ?? waiting?.subject ?? user.onboarding.initialSubject;
  return { user, kid, subject, subjects };
}
