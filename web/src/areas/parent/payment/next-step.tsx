import type { Order } from '@school/contract/payments/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';

/** After a payment: the schedule of the course that waits for one; without such a course, the schedule as a whole. */
export function NextStep({ kind }: { kind: Order['kind'] }) {
  const t = useTexts('payment').order.completed;
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  useTopic(`users/${user.customerId}`);
  const waiting = user.processes.find(
    ({ type, state, days }) =>
      type === 'learning' && days.length === 0 && (state === 'waitSchedulingNextLesson' || state === 'waitPositiveBalance'),
  );
  const kid = user.kids.find(({ kidUid }) => waiting?.kids.includes(kidUid));
  return (
    <>
      {kind === 'individual' && waiting?.courseCode && kid ? (
        <LinkButton
          kind="primary"
          to="/schedule-selection/$courseCode/$subject/$kidUid/$name"
          params={{ courseCode: waiting.courseCode, subject: waiting.subject, kidUid: kid.kidUid, name: kid.firstName }}
        >
          {t.schedule}
        </LinkButton>
      ) : (
        <LinkButton kind="primary" to={kind === 'individual' ? '/schedule' : '/groups'}>
          {kind === 'individual' ? t.toSchedule : t.toGroups}
        </LinkButton>
      )}
      <LinkButton to="/">{t.home}</LinkButton>
    </>
  );
}
