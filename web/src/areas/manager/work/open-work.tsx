import type { WorkItem } from '@school/contract/back-office/queue-calls';

import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';

/** The way to where a piece of work is done. */
export function OpenWork({ work: { kind, id, family }, who }: { work: WorkItem; who: string }) {
  const t = useTexts('managerWork');
  const own = { 'aria-label': t.openOf(t.kinds[kind], who), size: 'small' as const, children: t.open };
  switch (kind) {
    case 'teacherLate':
      return <LinkButton to="/manager/late" {...own} />;
    case 'objection':
    case 'lessonMark':
      return <LinkButton to="/manager/lesson-marks" {...own} />;
    case 'chat':
      return <LinkButton to="/manager/chat" search={{ chat: id }} {...own} />;
    case 'chatReport':
      return <LinkButton to="/manager/chat/reports" {...own} />;
    case 'undelivered':
      return <LinkButton to="/manager/messages" {...own} />;
    case 'lowRating':
      return <LinkButton to="/manager/ratings" {...own} />;
    case 'teacherCard':
      return <LinkButton to="/manager/teachers/cards" {...own} />;
    case 'approval':
      return <LinkButton to="/manager/money/approvals" {...own} />;
    case 'refund':
      return <LinkButton to="/manager/money/refunds" {...own} />;
    case 'reconciliation':
      return <LinkButton to="/manager/money" {...own} />;
    case 'familyTask':
      return family && <LinkButton to="/manager/families/$familyId" params={{ familyId: family.familyId }} {...own} />;
    case 'trialOutcome':
    case 'teacherRequest':
    case 'waitingRequest':
      return <LinkButton to="/manager/requests" {...own} />;
    default:
      return family && <LinkButton to="/manager/families/$familyId/lessons" params={{ familyId: family.familyId }} {...own} />;
  }
}
