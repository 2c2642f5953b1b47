import type { ManagerRefund } from '@school/contract/refunds/manager-shapes';
import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { useRefundWords } from './use-refund-words.ts';
import { refundTones } from './refund-tones.ts';

/** One refund: how much, whose, of what package, why, what the bank says, and everything that happened to it. */
export function RefundCard({ refund, children }: { refund: ManagerRefund; children?: ReactNode }) {
  const t = useTexts('managerRefunds');
  const words = useRefundWords();
  const { state, familyId, familyName, reason, provider, tries, fault, steps } = refund;
  const isStuck = state === 'sending' && fault !== null;
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg figures">{t.back(words.sum(refund))}</h2>
        <Badge tone={refundTones[state]}>{t.states[state]}</Badge>
      </div>
      <p>
        <TextLink to="/manager/families/$familyId/money" params={{ familyId }} aria-label={t.money(familyName)}>
          {familyName}
        </TextLink>
        <br />
        {words.of(refund)}
        <br />
        {words.units(refund)}
      </p>
      <p className="break-words">{t.reason(reason)}</p>
      {refund.waivedWhy !== null && <p className="break-words">{t.waivedWhy(refund.waivedWhy)}</p>}
      {state === 'asked' && refund.needsSecond && <p className="text-sm text-mute">{t.needsSecond}</p>}
      {state === 'approved' && (
        <p>
          {t.waitsSecond}
          <br />
          <TextLink to="/manager/money/approvals">{t.toApprovals}</TextLink>
        </p>
      )}
      {(state === 'failed' || isStuck) && fault !== null && (
        <p className="rounded-sm bg-bad-soft p-3 break-words text-bad">
          {t.fault(fault)}
          {isStuck && (
            <>
              <br />
              {t.tries(tries)}
            </>
          )}
        </p>
      )}
      <ol aria-label={t.steps} className="text-sm break-words text-mute">
        {steps.map((step, index) => (
          <li key={`${step.state} ${step.at}`}>
            {words.step(step, index === 0)}
            {step.note !== null && ` — ${step.note}`}
          </li>
        ))}
        {provider !== null && <li>{provider === 'byhand' ? t.byHand : t.bank(provider)}</li>}
      </ol>
      {children}
    </li>
  );
}
