import type { Earnings } from '@school/contract/staffing/workspace-shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useSchool } from '#api/school.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, dateText, schoolZone } from '#i18n/time.ts';
import { IconButton } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { ChevronLeft, ChevronRight, Icon } from '#kit/icon.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { EarningsLineCard } from './earnings-line.tsx';
import { PayoutCard } from './payout-card.tsx';
import { OwnRating } from './own-rating.tsx';
import { monthAfter, monthIn } from '#i18n/month.ts';

const earningsOf = (month: string | undefined) => queryOf('GET /teacher/earnings', { query: month === undefined ? {} : { month } });

export const load = () => void queryClient.prefetchQuery(earningsOf(undefined));

/** What the teacher has earned in a month: the total, the terms, and every lesson with what speaks for it. */
export function Page() {
  const { earnings: t } = useTexts('teacherWorkspace');
  const locale = useLocale();
  const month = monthIn(useSearch({ from: '/teacher/earnings' }).month);
  const navigate = useNavigate({ from: '/teacher/earnings' });
  const { data } = useQuery({ ...earningsOf(month), placeholderData: keepPreviousData });
  const turn = (by: number) => data && void navigate({ search: { month: monthAfter(data.month, by) }, replace: true, resetScroll: false });
  return (
    <PageLayout title={t.title} width="text">
      {!data && <Skeleton className="h-96" />}
      {data && (
        <>
          <div className="flex items-center gap-2">
            <IconButton label={t.previous} onPress={() => turn(-1)}>
              <Icon of={ChevronLeft} />
            </IconButton>
            <h2 className="grow text-center text-lg first-letter:uppercase" aria-live="polite">
              {at(locale, `${data.month}-15T12:00:00Z`, 'month', schoolZone)}
            </h2>
            <IconButton label={t.following} onPress={() => turn(1)}>
              <Icon of={ChevronRight} />
            </IconButton>
          </div>
          <Total earnings={data} />
          <PayoutCard month={data.month} />
          {data.lines.length === 0 && <EmptyState title={t.noLessons} />}
          <ol className="flex flex-col gap-2">
            {data.lines.map((line) => (
              <li key={line.eventId}>
                <EarningsLineCard line={line} />
              </li>
            ))}
          </ol>
          <OwnRating />
          <TextLink to="/teacher/chat" search={{ with: 'school' }} className="inline-flex min-h-11 items-center self-start">
            {t.ask}
          </TextLink>
        </>
      )}
    </PageLayout>
  );
}

function Total({ earnings: { totals, lines, withoutRate, rates } }: { earnings: Earnings }) {
  const { earnings: t } = useTexts('teacherWorkspace');
  const locale = useLocale();
  const { lessonMinutes } = useSchool();
  const rate = { ...t.rate, short: t.rate.short(lessonMinutes.from), long: t.rate.long(lessonMinutes.to) };
  return (
    <Card className="flex flex-col gap-3" label={t.total}>
      <p className="text-mute">
        {t.total}, {t.lessons(lines.length)}
      </p>
      {totals.length > 0 && <p className="figures text-2xl font-extrabold">{totals.map((total) => money(locale, total)).join(' + ')}</p>}
      {withoutRate > 0 && <p className="font-bold text-warn">{t.withoutRate(withoutRate)}</p>}
      {rates.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-bold text-brand">{t.rates}</summary>
          {rates.map(({ from, currency, trial, short, long, group, perHead, missedPercent, latePercent }) => (
            <dl key={from} className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line py-3">
              <dt className="font-bold">{t.from(dateText(locale, from, 'date'))}</dt>
              <dd />
              {(
                [
                  ['trial', trial],
                  ['short', short],
                  ['long', long],
                  ['group', group],
                  ['perHead', perHead],
                ] as const
              ).map(([name, amount]) => (
                <div key={name} className="contents">
                  <dt>{rate[name]}</dt>
                  <dd>{money(locale, { amount, currency })}</dd>
                </div>
              ))}
              <dt className="text-mute">{t.rate.missed(missedPercent)}</dt>
              <dd />
              {latePercent > 0 && (
                <>
                  <dt className="text-mute">{t.rate.late(latePercent)}</dt>
                  <dd />
                </>
              )}
            </dl>
          ))}
        </details>
      )}
    </Card>
  );
}
