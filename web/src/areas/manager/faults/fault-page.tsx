import type { FaultFrame, FaultMoment } from '@school/contract/faults/calls';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Icon, Play } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { TableOrCards } from '../table-or-cards.tsx';

const RecordingPlayer = lazy(() =>
  import('./recording/recording-player.tsx').then(({ RecordingPlayer: component }) => ({ default: component })),
);

export const load = ({ params }: { params: Readonly<Record<string, string>> }) =>
  void queryClient.prefetchQuery(queryOf('GET /manager/faults/:faultId', { params: { faultId: params['faultId'] ?? '' } }));

/** One fault: where it happens, the calls that lead to it, the last times, and recordings of the screen to watch. */
export function Page() {
  const t = useTexts('managerFaults');
  const locale = useLocale();
  const { faultId } = useParams({ from: '/manager/faults/$faultId' });
  const { data } = useSuspenseQuery(queryOf('GET /manager/faults/:faultId', { params: { faultId } }));
  const handle = useCall('POST /manager/faults/:faultId/handled', { changes: ['GET /manager/faults', 'GET /manager/faults/:faultId'] });
  const { fault, stack, moments } = data;
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const [watched, setWatched] = useState<FaultMoment>();
  const isHandled = fault.handledAt !== null;
  const facts: ReadonlyArray<readonly [string, string]> = [
    [t.facts.source, t.sources[fault.source]],
    [t.facts.place, fault.place === '' ? t.unknown : fault.place],
    ...(fault.page === null ? [] : [[t.facts.page, fault.page] as const]),
    [t.facts.times, t.times(fault.times)],
    [t.facts.first, when(fault.firstAt)],
    [t.facts.last, when(fault.lastAt)],
    ...(fault.handledAt === null ? [] : [[t.facts.handled, when(fault.handledAt)] as const]),
  ];
  const press = () =>
    handle.mutate(
      { params: { faultId }, body: { handled: !isHandled } },
      { onSuccess: () => raiseNotice({ tone: 'good', text: isHandled ? t.openNow : t.handledNow }) },
    );
  return (
    <PageLayout title={`${fault.kind}: ${fault.words === '' ? t.noWords : fault.words}`}>
      <p>
        <LoneLink to="/manager/faults">{t.back}</LoneLink>
      </p>
      <dl className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-card p-4 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col">
            <dt className="text-sm text-mute">{name}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button kind={isHandled ? 'secondary' : 'primary'} busy={handle.isPending} onPress={press}>
          {isHandled ? t.open : t.handle}
        </Button>
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{t.stack}</h2>
        <Stack stack={stack} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{t.moments}</h2>
        <TableOrCards
          caption={t.moments}
          columns={[
            { id: 'at', title: t.momentColumns.at, cell: (it: FaultMoment) => when(it.at) },
            { id: 'page', title: t.momentColumns.page, cell: (it: FaultMoment) => it.page },
            { id: 'browser', title: t.momentColumns.browser, cell: (it: FaultMoment) => it.browser },
            { id: 'release', title: t.momentColumns.release, cell: (it: FaultMoment) => it.release },
            {
              id: 'replay',
              title: t.momentColumns.replay,
              cell: watchCell(setWatched),
            },
          ]}
          rows={moments}
          keyOf={({ eventId }) => eventId}
          empty={t.unknown}
        />
      </section>
      {watched?.replayId && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <RecordingPlayer
            key={watched.eventId}
            replayId={watched.replayId}
            when={when(watched.at)}
            happenedAt={watched.happenedAt}
            onClose={() => setWatched(undefined)}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}

function Stack({ stack }: { stack: readonly FaultFrame[] }) {
  const t = useTexts('managerFaults');
  if (stack.length === 0) return <p className="text-mute">{t.noStack}</p>;
  return (
    <ol className="flex flex-col gap-1 rounded-lg border border-line bg-card p-4 text-sm">
      {stack.map(({ name, file, line, column, ours }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same call may stand there twice
        <li key={index} className={`break-all ${ours ? '' : 'text-mute'}`}>
          <b>{name}</b> {[file, line, column].filter((part) => part !== null && part !== '').join(':')}
        </li>
      ))}
    </ol>
  );
}

const watchCell = (onWatch: (moment: FaultMoment) => void) => (moment: FaultMoment) =>
  moment.replayId === null ? null : <WatchButton moment={moment} onWatch={onWatch} />;

function WatchButton({ moment, onWatch }: { moment: FaultMoment; onWatch(moment: FaultMoment): void }) {
  const t = useTexts('managerFaults');
  const locale = useLocale();
  return (
    <Button size="small" label={t.replayOf(at(locale, moment.at, 'dayTime', schoolZone))} onPress={() => onWatch(moment)}>
      <Icon of={Play} />
      {t.replay}
    </Button>
  );
}
