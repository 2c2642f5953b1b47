import type { Kid } from '@school/contract/families/shapes';
import type { Gift } from '@school/contract/promotions/shapes';
import type { Process } from '@school/contract/calendar/shapes';
import { lazy, Suspense, useState } from 'react';

import { changed } from '#api/queries.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { GiftOffer } from '#widgets/gift-offer/gift-offer.tsx';
import { Arranging, Paying } from '../adult-may.tsx';
import { Report } from './report.tsx';
import { courseName, Part, Program } from './step-part.tsx';

const DeclineDialog = lazy(() => import('./decline-dialog.tsx').then(({ DeclineDialog: component }) => ({ default: component })));

/** A recommended course that waits for its payment: report, level, times that are held, and the ways on. */
export function Recommendation({ process, kid, gifts, zone }: { process: Process; kid: Kid; gifts: readonly Gift[]; zone: string }) {
  const t = useTexts('homeSteps');
  const { level } = useTexts('home').steps;
  const names = useTexts('names');
  const locale = useLocale();
  const [isDeclining, setIsDeclining] = useState(false);
  const { courseCode, subject, levelTitle, heldUntil } = process;
  const course = courseName(names, process);
  return (
    <Part title={t.recommended(course)}>
      {levelTitle !== null && (
        <p>
          <Badge tone="brand">{level(levelTitle[tongueOf(locale)])}</Badge>
        </p>
      )}
      <Report process={process} />
      {gifts.map((gift) => (
        <GiftOffer key={gift.giftCode} gift={gift} zone={zone} mayPay withWay={false} />
      ))}
      {heldUntil !== null && (
        <p className="flex flex-wrap gap-x-3 rounded-md bg-warn-soft px-4 py-2 font-bold text-warn">
          <span>{t.heldUntil(at(locale, heldUntil, 'dayTime', zone))}</span>
          <span className="font-normal">
            {t.heldLeft}: <Countdown until={heldUntil} label={t.heldLeft} onOver={refresh} />
          </span>
        </p>
      )}
      <Program process={process} />
      <div className="flex flex-wrap gap-3">
        <Paying>
          <LinkButton to="/payment/products" kind="primary">
            {t.pay}
          </LinkButton>
        </Paying>
        <Arranging says>
          {courseCode && heldUntil === null && (
            <LinkButton
              to="/schedule-selection/$courseCode/$subject/$kidUid/$name"
              params={{ courseCode, subject, kidUid: kid.kidUid, name: kid.firstName }}
            >
              {t.orSchedule}
            </LinkButton>
          )}
          {heldUntil !== null && (
            <LinkButton to="/schedule/regular/$processId" params={{ processId: process.processId }}>
              {t.heldDays}
            </LinkButton>
          )}
          <Button kind="quiet" onPress={() => setIsDeclining(true)}>
            {t.decline}
          </Button>
        </Arranging>
      </div>
      {isDeclining && (
        <Suspense>
          <DeclineDialog processId={process.processId} course={course} onClose={() => setIsDeclining(false)} />
        </Suspense>
      )}
    </Part>
  );
}

/** The hold has run out: what it held is free again. */
const refresh = () => void changed('GET /user', 'GET /events');
