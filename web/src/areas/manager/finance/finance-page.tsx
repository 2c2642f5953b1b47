import { financeReports } from '@school/contract/finance/limits';
import { lazy, Suspense } from 'react';

import { api } from '#api/client.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { DateField } from '#kit/date-field.tsx';
import { Download, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

import { Totals } from './totals.tsx';
import { ViewChips } from '../view-chips.tsx';

const Cohorts = lazy(() => import('./cohorts.tsx').then(({ Cohorts: component }) => ({ default: component })));
const Funnel = lazy(() => import('./funnel.tsx').then(({ Funnel: component }) => ({ default: component })));
const Load = lazy(() => import('./load.tsx').then(({ Load: component }) => ({ default: component })));
const Margin = lazy(() => import('./margin.tsx').then(({ Margin: component }) => ({ default: component })));
const parts = { worth: Totals, margin: Margin, cohorts: Cohorts, funnel: Funnel, load: Load } as const;

const dayIn = (text: string | undefined): string | undefined => (text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);

/** The money of the school in any stretch of days: totals, margin, cohorts, funnel, load. By default of this month. */
export function Page() {
  const t = useTexts('finance');
  const navigate = useNavigate({ from: '/manager/finance' });
  const asked = useSearch({ from: '/manager/finance' });
  const today = wallClock(schoolNow(), schoolZone).date;
  const from = dayIn(asked.from) ?? `${today.slice(0, 7)}-01`;
  const to = dayIn(asked.to) ?? today;
  const report = financeReports.find((known) => known === asked.tab) ?? 'worth';
  const { busy, save } = useSavedFile(t.saved);
  const change = (part: SearchOf<'/manager/finance'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const Part = parts[report];
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        <Button
          busy={busy !== undefined}
          onPress={() => save('sheet', api('GET /manager/finance-sheet', { query: { from, to, report } }), 'xlsx')}
        >
          <Icon of={Download} />
          {t.sheet}
        </Button>
      }
    >
      <ViewChips name="tab" words={t.views} views={financeReports} value={report} usual="worth" onChange={change} />
      {report !== 'funnel' && <p className="text-mute">{t.about}</p>}
      <div className="flex flex-wrap items-end gap-4">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            label={t[end]}
            name={end}
            required
            value={end === 'from' ? from : to}
            max={end === 'from' ? to : today}
            {...(end === 'to' && { min: from })}
            onChange={(day) => day !== '' && change({ [end]: day })}
          />
        ))}
      </div>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Part from={from} to={to} />
      </Suspense>
    </PageLayout>
  );
}
