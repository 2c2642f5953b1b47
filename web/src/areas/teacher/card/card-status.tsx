import type { CardChange } from '@school/contract/teacher-cards/shapes';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { raiseNotice } from '#kit/notice.ts';

const looks = {
  draft: 'bg-brand-soft',
  waiting: 'bg-warn-soft text-warn',
  approved: 'bg-good-soft text-good',
  declined: 'bg-bad-soft text-bad',
} as const;

/** Where a change of the card stands, and what the school said of it. */
export function CardStatus({ change: { state, sentAt, decidedAt, reason } }: { change: CardChange }) {
  const t = useTexts('ownCard');
  const locale = useLocale();
  const takeBack = useCall('POST /teacher/card/take-back', { changes: ['GET /teacher/card'] });
  const when = (moment: string | null) => at(locale, moment ?? '', 'dayTime', deviceZone());
  return (
    <output className={`flex flex-col items-start gap-3 rounded-md p-4 ${looks[state]}`}>
      <p className="font-bold">
        {state === 'draft' && t.states.draft}
        {state === 'waiting' && t.states.waiting(when(sentAt))}
        {state === 'approved' && t.states.approved(when(decidedAt))}
        {state === 'declined' && t.states.declined(when(decidedAt))}
      </p>
      {reason !== null && (
        <p className="text-ink">
          <strong className="block">{t.why}</strong>
          <span className="wrap-anywhere whitespace-pre-line">{reason}</span>
        </p>
      )}
      {state === 'waiting' && (
        <Button
          size="small"
          busy={takeBack.isPending}
          onPress={() => takeBack.mutate({ body: {} }, { onSuccess: () => void raiseNotice({ tone: 'good', text: t.takenBack }) })}
        >
          {t.takeBack}
        </Button>
      )}
    </output>
  );
}
