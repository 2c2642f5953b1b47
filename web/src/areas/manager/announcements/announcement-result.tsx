import { announcementResults } from '@school/contract/notifications/announcement-limits';
import type { Announcement, AnnouncementPerson } from '@school/contract/notifications/announcement-shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { useMay } from '#api/rights.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { MoreButton } from '#kit/more-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { ReasonedSheet } from '../reasoned-sheet.tsx';
import { stateTones } from './state-tones.ts';

const changes = ['GET /manager/announcements', 'GET /manager/announcements/:announcementId'] as const;

/** One that was sent: how far it has come, what it said, and what became of it for each person. */
export function AnnouncementResult({ announcement }: { announcement: Announcement }) {
  const t = useTexts('announcements');
  const locale = useLocale();
  const { announcementId, state, content, counts, startsAt, sentBy, agreedBy, stopped, mayAgree } = announcement;
  const language = locale === 'ru-RU' ? 'ru' : 'en';
  const mayStop =
    useMay()('POST /manager/announcements/:announcementId/stop') && (state === 'going' || state === 'paused' || state === 'asked');
  const mayHold = useMay()('POST /manager/announcements/:announcementId/pause');
  const pause = useCall('POST /manager/announcements/:announcementId/pause', { changes });
  const goOn = useCall('POST /manager/announcements/:announcementId/go-on', { changes });
  const [isStopping, setStopping] = useState(false);
  const agree = useCall('POST /manager/announcements/:announcementId/agree', { changes });
  const moment = (when: string) => at(locale, when, 'dayTime', schoolZone);
  const confirm = async () => {
    await agree.mutateAsync({ params: { announcementId } });
    raiseNotice({ tone: 'good', text: t.sent });
  };
  const hold = async (act: typeof pause | typeof goOn, done: string) => {
    await act.mutateAsync({ params: { announcementId } });
    raiseNotice({ tone: 'good', text: done });
  };
  return (
    <PageLayout
      title={content.subject[language]}
      actions={
        <div className="flex flex-wrap gap-3 empty:hidden">
          {mayAgree && (
            <Button kind="primary" busy={agree.isPending} onPress={() => void confirm()}>
              {t.agree(t.people[content.segment.audience](counts.people))}
            </Button>
          )}
          {mayHold && state === 'going' && (
            <Button busy={pause.isPending} onPress={() => void hold(pause, t.paused)}>
              {t.pause}
            </Button>
          )}
          {mayHold && state === 'paused' && (
            <Button kind="primary" busy={goOn.isPending} onPress={() => void hold(goOn, t.wentOn)}>
              {t.goOn}
            </Button>
          )}
          {mayStop && <Button onPress={() => setStopping(true)}>{t.stop}</Button>}
        </div>
      }
    >
      <Card label={t.progress} className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={stateTones[state]}>{t.states[state]}</Badge>
        </p>
        <ProgressBar
          label={t.progress}
          value={counts.people - counts.waiting}
          max={counts.people}
          text={t.told(counts.told, counts.people)}
        />
        {state === 'paused' && <p className="text-sm text-warn">{t.pausedAbout}</p>}
        <p className="text-sm text-mute">{t.rest(counts.waiting, counts.leftOut)}</p>
        {startsAt !== null && <p className="text-sm text-mute">{t.startedBy(sentBy?.name ?? '', moment(startsAt))}</p>}
        {agreedBy && <p className="text-sm text-mute">{t.agreedBy(agreedBy.name)}</p>}
        {stopped && <p className="text-sm">{t.stoppedBy(stopped.by?.name ?? '', moment(stopped.at), stopped.reason)}</p>}
      </Card>
      <Card label={t.says} className="flex flex-col gap-2">
        <h2 className="text-lg">{t.says}</h2>
        <p className="break-words whitespace-pre-wrap">{content.text[language]}</p>
        <p className="text-sm text-mute">{content.channels.map((channel) => t.channels[channel]).join(', ')}</p>
      </Card>
      <People announcementId={announcementId} told={counts.told + counts.leftOut} />
      {isStopping && <StopSheet announcementId={announcementId} onClose={() => setStopping(false)} />}
    </PageLayout>
  );
}

type Result = AnnouncementPerson['result'];

/** What became of it for each, a page at a time; read anew as it goes on. */
function People({ announcementId, told }: { announcementId: string; told: number }) {
  const t = useTexts('announcements');
  const locale = useLocale();
  const [result, setResult] = useState<Result | 'all'>('all');
  const list = useInfiniteQuery({
    queryKey: ['GET /manager/announcements/:announcementId/people', announcementId, result, told],
    queryFn: ({ pageParam }) =>
      api('GET /manager/announcements/:announcementId/people', {
        params: { announcementId },
        query: { ...(result !== 'all' && { result }), ...(pageParam !== '' && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const people = list.data?.pages.flatMap((page) => page.people);
  const said = ({ result: became, why, at: when, letter }: AnnouncementPerson) =>
    [
      why === null ? t.became[became] : t.omissions[why],
      ...(when === null ? [] : [at(locale, when, 'dayTime', schoolZone)]),
      ...(letter === null ? [] : [t.letters[letter]]),
    ].join(' · ');
  return (
    <Card label={t.each} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.each}</h2>
      <RadioChips<Result | 'all'>
        label={t.each}
        labelHidden
        required
        name="result"
        chips={[{ value: 'all' as const, label: t.all }, ...choicesOf(t.results, announcementResults)]}
        value={result}
        onChange={setResult}
      />
      {!people && <Skeleton className="h-40" />}
      {people?.length === 0 && <p className="text-mute">{t.noneOfThem}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {people?.map((person) => (
          <li key={person.personId} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span className="font-bold break-words">{person.name || t.gone}</span>
            <span className="text-sm text-mute">{said(person)}</span>
          </li>
        ))}
      </ul>
      <MoreButton of={list} label={t.more} />
    </Card>
  );
}

function StopSheet({ announcementId, onClose }: { announcementId: string; onClose(): void }) {
  const t = useTexts('announcements');
  const stop = useCall('POST /manager/announcements/:announcementId/stop', { changes });
  return (
    <ReasonedSheet
      title={t.stop}
      kind="danger"
      onClose={onClose}
      act={(reason) => stop.mutateAsync({ params: { announcementId }, body: { reason } })}
      done={t.stopped}
      onRefusal={atFields({ '': ['notifications.announcement_moved_on'] })}
    >
      <p>{t.stopAbout}</p>
    </ReasonedSheet>
  );
}
