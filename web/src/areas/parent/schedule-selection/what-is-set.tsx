import type { Process } from '@school/contract/calendar/shapes';
import { useCallback } from 'react';

import { changed } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { PaymentUnderWay, useOpenOrder } from './payment-under-way.tsx';
import { WeeklyBadges } from '#widgets/weekly-times/weekly-badges.tsx';

/** The schedule that stands; or the times that are held, with the time left and the way to keep them. */
export function WhatIsSet({ process, zone }: { process: Process; zone: string }) {
  const t = useTexts('scheduleSelection');
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{process.heldUntil ? t.held : t.done}</h2>
      <WeeklyBadges days={process.days} zone={zone} />
      {process.teacher && <p className="text-mute">{process.teacher.name}</p>}
      {process.heldUntil ? (
        <>
          <HeldTimes heldUntil={process.heldUntil} zone={zone} />
          <LinkButton to="/schedule/regular/$processId" params={{ processId: process.processId }} className="self-start">
            {t.changeHeld}
          </LinkButton>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/schedule" kind="primary" size="large">
            {t.toSchedule}
          </LinkButton>
          <LinkButton to="/schedule/regular/$processId" params={{ processId: process.processId }} size="large">
            {t.manage}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

/** Until when times are held, by the school's clock, what comes then, and the way to keep them. */
export function HeldTimes({ heldUntil, zone }: { heldUntil: string; zone: string }) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  const order = useOpenOrder();
  const onOver = useCallback(() => void changed('GET /user', 'GET /events', 'GET /schedule-selection/:courseCode/:kidUid'), []);
  return (
    <>
      <p className="flex flex-wrap gap-x-3 rounded-md bg-warn-soft px-4 py-3 text-warn">
        <strong>{t.heldUntil(at(locale, heldUntil, 'dayTime', zone))}</strong>
        <span>
          {t.heldLeft} <Countdown until={heldUntil} label={t.heldLeft} onOver={onOver} />
        </span>
      </p>
      <p>{t.heldAbout}</p>
      {order ? (
        <PaymentUnderWay orderId={order.orderId} />
      ) : (
        <LinkButton to="/payment/products" kind="primary" size="large" className="self-start">
          {t.pay}
        </LinkButton>
      )}
    </>
  );
}
