import type { HistoryEntry } from '@school/contract/ledger/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { TextLink } from '#kit/link-button.tsx';

/** What a change of the balance was for: the lesson, or else the order, and the reason the school gave. */
export function WhatFor({ entry }: { entry: HistoryEntry }) {
  const { history: t, products } = useTexts('payment');
  const names = useTexts('names');
  const locale = useLocale();
  const zone = useSuspenseQuery(queryOf('GET /user')).data.timezone;
  const { lesson, lessonId, order, orderId, reason } = entry;
  return (
    <>
      {lesson && (
        <span className="block text-sm font-normal text-mute">
          {lesson.kidName} · {lesson.courseCode === null ? names.subjects[lesson.subject] : names.courses[lesson.courseCode]}
          {' · '}
          {lessonId === null ? (
            at(locale, lesson.startsAt, 'dayTime', zone)
          ) : (
            <TextLink to="/schedule" search={{ event: lessonId }}>
              {at(locale, lesson.startsAt, 'dayTime', zone)}
            </TextLink>
          )}
        </span>
      )}
      {!lesson && orderId !== null && (
        <span className="block text-sm font-normal text-mute">
          {order && `${products.packageLine[order.kind](order.lessons)} · ${money(locale, order.total)} · `}
          {order?.paidBy && `${t.paidBy[order.paidBy]} · `}
          <TextLink to="/payment" search={{ order: orderId }}>
            {t.order}
          </TextLink>
        </span>
      )}
      {reason !== null && <span className="block text-sm font-normal text-mute">{t.reason(reason)}</span>}
    </>
  );
}
