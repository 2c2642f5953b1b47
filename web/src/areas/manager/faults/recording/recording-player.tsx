import { faultsLimits } from '@school/contract/faults/limits';
import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Download, Icon } from '#kit/icon.tsx';
import { saveFile } from '#kit/save-file.ts';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../../not-loaded.tsx';
import { Playing } from './playing.tsx';

interface PlayerProps {
  replayId: string;
  /** In words, when it was. */
  when: string;
  /** When the fault happened by the clock of the recording. */
  happenedAt: string | null;
  onClose(): void;
}

/** A recorded session to watch and to keep. What was masked when it was recorded is masked here. */
export function RecordingPlayer({ replayId, when, happenedAt, onClose }: PlayerProps) {
  const t = useTexts('managerFaults');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const file = useQuery(quietly(queryOf('GET /manager/replays/:replayId', { params: { replayId } })));
  useLayoutEffect(() => heading.current?.focus(), []);
  const { data } = file;
  const isGone = file.error?.code === 'faults.replay_not_found';
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl">
        {t.recordingOf(when)}
      </h2>
      <p className="max-w-prose text-mute">{t.recordingAbout}</p>
      {data === undefined && !file.isError && <Skeleton className="h-80" />}
      {data === undefined && file.isError && (
        <NotLoaded
          list={file}
          {...(isGone && { words: { failed: t.noRecording, failedAbout: t.noRecordingAbout(faultsLimits.replayDays) } })}
        />
      )}
      {data && <Playing key={replayId} file={data.bytes} happenedAt={happenedAt === null ? null : Date.parse(happenedAt)} />}
      <div className="flex flex-wrap gap-3">
        {data && (
          <Button onPress={() => saveFile(data.name, Uint8Array.from(data.bytes), 'application/json')}>
            <Icon of={Download} />
            {t.keepRecording}
          </Button>
        )}
        <Button onPress={onClose}>{t.closeRecording}</Button>
      </div>
    </section>
  );
}
