import type { SchoolExport } from '@school/contract/whole-school/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useMay } from '#api/rights.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';

import { AskSheet, FetchSheet } from './export-sheets.tsx';

const lookEvery = 3000;

const tones = { making: 'brand', ready: 'good', taken: 'plain', over: 'plain', failed: 'bad' } as const;

const all = queryOf('GET /manager/school/exports');

export const load = () => void queryClient.prefetchQuery(all);

/** `/manager/settings/export`: the whole school as a file, for its owners. */
export function Page() {
  const t = useTexts('schoolExport');
  const may = useMay()('POST /manager/school/exports');
  const { data } = useSuspenseQuery({
    ...all,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.exports[0]?.state === 'making' ? lookEvery : false),
  });
  const [sheet, setSheet] = useState<'ask' | SchoolExport>();
  const close = () => setSheet(undefined);
  const [last] = data.exports;
  return (
    <PageLayout title={t.title}>
      <Card className="flex flex-col gap-3">
        <p>{t.about}</p>
        <p className="text-mute">{t.left}</p>
        <p className="text-mute">{t.rules}</p>
        {last?.state === 'making' ? (
          <ProgressBar label={t.making} value={last.percent} max={100} text={t.percent(last.percent)} />
        ) : (
          may && (
            <Button kind={last?.state === 'ready' ? 'secondary' : 'primary'} className="self-start" onPress={() => setSheet('ask')}>
              {t.ask}
            </Button>
          )
        )}
      </Card>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg">{t.past}</h2>
        {data.exports.length === 0 && <p className="text-mute">{t.none}</p>}
        <ul className="flex flex-col gap-3">
          {data.exports.map((it) => (
            <ExportRow key={it.exportId} of={it} onFetch={may ? () => setSheet(it) : undefined} />
          ))}
        </ul>
      </section>
      {sheet === 'ask' && <AskSheet onClose={close} />}
      {sheet !== undefined && sheet !== 'ask' && <FetchSheet of={sheet} onClose={close} />}
    </PageLayout>
  );
}

function ExportRow({ of: it, onFetch }: { of: SchoolExport; onFetch: (() => void) | undefined }) {
  const t = useTexts('schoolExport');
  const locale = useLocale();
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={tones[it.state]}>{t.states[it.state]}</Badge>
            <span>{t.askedBy(when(it.askedAt), it.by)}</span>
          </p>
          {it.state === 'failed' && <p className="text-bad">{t.failed}</p>}
          {it.state === 'ready' && it.keptUntil !== null && it.bytes !== null && (
            <p className="figures text-mute">
              {t.until(when(it.keptUntil))} · {t.megabytes(megabytes.format(Math.max(it.bytes / 1e6, 0.1)))}
            </p>
          )}
        </div>
        {it.state === 'ready' && onFetch && (
          <Button kind="primary" onPress={onFetch}>
            {t.download}
          </Button>
        )}
      </Card>
    </li>
  );
}
