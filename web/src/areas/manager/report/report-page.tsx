import { lazy, Suspense } from 'react';

import { useMay } from '#api/rights.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { DateField } from '#kit/date-field.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { Skeleton } from '#kit/skeleton.tsx';

import { DaysReport } from './days-report.tsx';
import { ViewChips } from '../view-chips.tsx';

const Funnel = lazy(() => import('./funnel.tsx').then(({ Funnel: component }) => ({ default: component })));
const HelpReport = lazy(() => import('./help-report.tsx').then(({ HelpReport: component }) => ({ default: component })));
const PagesSeen = lazy(() => import('./pages-seen.tsx').then(({ PagesSeen: component }) => ({ default: component })));

const ranges = ['1', '7', '30', '90'] as const;
/** What each view asks of the school: who has no right for that is not shown its tab. */
const views = [
  { view: 'days', asks: 'GET /manager/report' },
  { view: 'funnel', asks: 'GET /manager/funnel' },
  { view: 'pages', asks: 'GET /manager/pages' },
  { view: 'help', asks: 'GET /manager/help-figures' },
] as const;

/** The school in figures: its days, how far families come, which pages are seen. */
export function Page() {
  const t = useTexts('managerReport');
  const seen = useTexts('managerSeen');
  const navigate = useNavigate({ from: '/manager/report' });
  const { days: asked, to: until, tab } = useSearch({ from: '/manager/report' });
  const may = useMay();
  const mine = views.filter(({ asks }) => may(asks)).map(({ view: value }) => value);
  const view = mine.find((known) => known === tab) ?? 'days';
  const days = ranges.find((range) => range === asked) ?? '7';
  const today = wallClock(schoolNow(), schoolZone).date;
  const to = until !== undefined && /^\d{4}-\d\d-\d\d$/.test(until) && until <= today ? until : today;
  const from = plusDays(to, 1 - Number(days));
  const change = (part: SearchOf<'/manager/report'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  return (
    <PageLayout title={t.title} width="wide">
      <ViewChips name="tab" words={seen.views} views={mine} value={view} usual="days" onChange={change} />
      <p className="text-mute">{t.about}</p>
      <div className="flex flex-wrap items-end gap-4">
        <ViewChips name="days" words={{ label: t.range, ...t.ranges }} views={ranges} value={days} usual="7" onChange={change} />
        <DateField
          label={t.until}
          name="to"
          required
          value={to}
          max={today}
          onChange={(day) => change({ to: day === '' || day === today ? undefined : day })}
        />
      </div>
      <Suspense fallback={<Skeleton className="h-64" />}>
        {view === 'days' && <DaysReport from={from} to={to} />}
        {view === 'funnel' && <Funnel from={from} to={to} />}
        {view === 'help' && <HelpReport from={from} to={to} />}
        {view === 'pages' && <PagesSeen from={from} to={to} />}
      </Suspense>
    </PageLayout>
  );
}
