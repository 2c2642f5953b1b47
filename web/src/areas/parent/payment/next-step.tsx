import type { User } from '@school/contract/families/shapes';
import type { Order } from '@school/contract/payments/shapes';

import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';

import { waitsForDays } from './next-after-payment.ts';

/** After a payment: the schedule of the course that waits for one; without such a course, the schedule as a whole. */
export function NextStep({ kind, user }: { kind: Order['kind']; user: User }) {
  const t = useTexts('payment').order.completed;
  const waiting = user.processes.find(waitsForDays);
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
