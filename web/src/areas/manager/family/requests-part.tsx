import type { FamilyCard } from '@school/contract/back-office/family-shapes';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { TextLink } from '#kit/link-button.tsx';

import { listLook, Reading } from './part.tsx';
import { usePart } from './use-part.ts';

const open = ['asked', 'approved', 'sending', 'failed'];

/** What the family waits for: another teacher, a place in a club, money back. */
export function RequestsPart({ of }: { of: FamilyCard }) {
  const { requests: t } = useTexts('familyCard');
  const { states } = useTexts('managerRefunds');
  const names = useTexts('names');
  const locale = useLocale();
  const { familyId } = of;
  const params = { params: { familyId } };
  const lessons = usePart(queryOf('GET /manager/families/:familyId/lessons', params));
  const refunds =
    usePart(queryOf('GET /manager/families/:familyId/refunds', params)).data?.refunds.filter(({ state }) => open.includes(state)) ?? [];
  const day = (when: string) => at(locale, when, 'day', schoolZone);
  return (
    <Reading of={lessons} title={t.title}>
      {({ processes, waiting }) => {
        const teachers = processes.flatMap(({ process, asked }) => (asked ? [{ process, asked }] : []));
        if (teachers.length + waiting.length + refunds.length === 0) return <p className="text-mute">{t.none}</p>;
        return (
          <ul aria-label={t.title} className={listLook}>
            {teachers.map(({ process: { courseCode, subject }, asked }) => (
              <li key={asked.requestId} className="flex flex-wrap items-start justify-between gap-x-3 py-2.5">
                <div>
                  <p className="font-bold">{t.teacher(courseCode === null ? names.subjects[subject] : names.courses[courseCode])}</p>
                  <p>
                    <q>{asked.reason}</q>
                  </p>
                  <p className="text-sm text-mute">{t.since(day(asked.askedAt))}</p>
                </div>
                <TextLink to="/manager/requests" className="inline-flex min-h-11 items-center">
                  {t.open}
                </TextLink>
              </li>
            ))}
            {waiting.map(({ requestId, courseCode, kidUid, place, since, offer, wishes }) => (
              <li key={requestId} className="py-2.5">
                <p className="font-bold">
                  {t.waiting(names.courses[courseCode], of.kids.find((kid) => kid.kidUid === kidUid)?.name ?? '')}
                </p>
                {wishes !== '' && (
                  <p>
                    <q>{wishes}</q>
                  </p>
                )}
                <p className="text-sm text-mute">
                  {offer ? t.offered(at(locale, offer.until, 'dayTime', schoolZone)) : t.place(place)} · {t.since(day(since))}
                </p>
              </li>
            ))}
            {refunds.map((refund) => (
              <li key={refund.refundId} className="flex flex-wrap items-start justify-between gap-x-3 py-2.5">
                <div>
                  <p className="font-bold figures">{t.refund(money(locale, refund.amount))}</p>
                  <p className="text-sm text-mute">{states[refund.state]}</p>
                </div>
                <TextLink to="/manager/families/$familyId/money" params={{ familyId }} className="inline-flex min-h-11 items-center">
                  {t.open}
                </TextLink>
              </li>
            ))}
          </ul>
        );
      }}
    </Reading>
  );
}
