import type { Approval } from '@school/contract/approvals/shapes';
import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Badge, type Tone } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { BalanceNow, isOfRefund, RefundFacts } from './refund-facts.tsx';
import { useApprovalWords } from './use-approval-words.ts';

const tones: Record<Approval['state'], Tone> = { waiting: 'warn', approved: 'good', declined: 'bad', withdrawn: 'plain' };

interface ApprovalCardProps {
  approval: Approval;
  /** The page is about this family anyway. */
  familyHidden?: boolean;
  children?: ReactNode;
}

/** One act: what, for whom, why, who asked, and how it ended. */
export function ApprovalCard({ approval, familyHidden = false, children }: ApprovalCardProps) {
  const t = useTexts('approvals');
  const words = useApprovalWords();
  const { approvalId, act, state, familyId, familyName, reason, answer } = approval;
  const ended = words.ended(approval);
  const over = words.over(approval);
  // Under the heading of the page, or under that of a part of it.
  const Title = familyHidden ? 'h3' : 'h2';
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Title className="text-lg figures">{words.what(approval)}</Title>
        <Badge tone={tones[state]}>{t.stateOf[state]}</Badge>
      </div>
      {!familyHidden && familyId !== null && familyName !== null && (
        <p>
          <TextLink to="/manager/families/$familyId/money" params={{ familyId }} aria-label={t.money(familyName)}>
            {familyName}
          </TextLink>
        </p>
      )}
      {state === 'waiting' && isOfRefund(approval) && <RefundFacts of={approval} />}
      {state === 'waiting' && (act === 'grant' || act === 'writeOff') && familyId !== null && !familyHidden && (
        <BalanceNow of={{ ...approval, familyId }} />
      )}
      {over !== null && <p>{over}</p>}
      <p>{t.reason(reason)}</p>
      {act === 'remedy' && (
        <p>
          <TextLink
            to="/manager/money"
            search={{ search: approvalId, state: state === 'waiting' ? undefined : 'closed' }}
            aria-label={t.caseOf(words.what(approval))}
          >
            {t.case}
          </TextLink>
        </p>
      )}
      <p className="text-sm break-words text-mute">
        {words.asked(approval)}
        {ended !== null && (
          <>
            <br />
            {ended}
          </>
        )}
      </p>
      {answer !== null && <p>{t.answer(answer)}</p>}
      {children}
    </li>
  );
}
