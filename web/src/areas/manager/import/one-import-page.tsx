import type { Import } from '@school/contract/back-office/import-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge, Card } from '#kit/card.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { isAtWork, stepOf } from './import-states.ts';
import { Outcome } from './outcome.tsx';

const place = '/manager/import/$importId';
const lookEvery = 1000;

/** One import, from its columns to what became of it. */
export function Page() {
  const t = useTexts('tableImport');
  const { importId } = useParams({ from: place });
  const query = useQuery({
    ...queryOf('GET /manager/imports/:importId', { params: { importId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? lookEvery : false),
  });
  const [changing, setChanging] = useState(false);
  const it = query.data;
  return (
    <PageLayout title={t.title} {...(it && { windowTitle: it.fileName })} width="wide">
      <LoneLink to="/manager/import">{t.back}</LoneLink>
      {!it && (query.isError ? <NotLoaded list={query} /> : <Skeleton className="h-64" />)}
      {it && (
        <>
          <Steps of={it} />
          <p className="font-bold break-words">{t.file(it.fileName, it.rows)}</p>
          {it.state === 'reading' && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.resend}</p>}
          {(it.state === 'read' || (it.state === 'tried' && changing)) && (
            <ColumnsForm key={it.importId} of={it} onTried={() => setChanging(false)} />
          )}
          {isAtWork(it) && <AtWork of={it} />}
          {it.state === 'asked' && <Asked units={it.units ?? 0} />}
          {(it.state === 'done' || (it.state === 'tried' && !changing)) && <Outcome of={it} onChange={() => setChanging(true)} />}
        </>
      )}
    </PageLayout>
  );
}

function Steps({ of: { state } }: { of: Import }) {
  const t = useTexts('tableImport');
  return (
    <ol aria-label={t.steps} className="flex flex-wrap gap-x-5 gap-y-2">
      {(['file', 'columns', 'trial', 'run'] as const).map((step, at) => {
        const isHere = stepOf[state] === step;
        return (
          <li
            key={step}
            aria-current={isHere ? 'step' : undefined}
            className={`flex items-center gap-2 ${isHere ? 'font-bold' : 'text-mute'}`}
          >
            <Badge tone={isHere ? 'brand' : 'plain'}>{at + 1}</Badge>
            {t.step[step]}
          </li>
        );
      })}
    </ol>
  );
}

function Asked({ units }: { units: number }) {
  const t = useTexts('tableImport');
  return (
    <Card className="flex max-w-2xl flex-col gap-3">
      <h2 className="text-xl">{t.asked}</h2>
      <p>{t.askedAbout(units)}</p>
      <LinkButton to="/manager/money/approvals">{t.toApprovals}</LinkButton>
    </Card>
  );
}

function AtWork({ of: { state, counts, rows } }: { of: Import }) {
  const t = useTexts('tableImport');
  const done = counts.created + counts.same + counts.refused;
  return (
    <Card className="flex max-w-2xl flex-col gap-3">
      <ProgressBar label={state === 'trying' ? t.trying : t.running} value={done} max={rows} text={t.progress(done, rows)} />
      <p className="text-mute">{t.leave}</p>
    </Card>
  );
}
