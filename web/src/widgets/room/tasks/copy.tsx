import type { RoomTask } from '@school/contract/lesson-room/task-calls';
import type { Band } from '@school/contract/playbooks/bands';
import { lazy, Suspense, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { type Live, StageProvider } from '#widgets/player/stage.tsx';
import { TaskView } from '#widgets/player/task-view.tsx';

import { useMicrophone } from '../use-room.ts';
import { TaskHead } from './task-head.tsx';
import { TaskVerdict } from './task-verdict.tsx';
import { useCopy } from './use-copy.ts';

const votes = () => import('./votes.tsx');
const Votes = lazy(() => votes().then((file) => ({ default: file.Votes })));
const ShowVotes = lazy(() => votes().then((file) => ({ default: file.ShowVotes })));
const VerdictBar = lazy(() => import('#widgets/player/verdict-bar.tsx').then((file) => ({ default: file.VerdictBar })));

interface CopyProps {
  task: RoomTask;
  band: Band;
  /** Who moves now. */
  hand: Live['hand'];
  /** The child's own page. */
  isOwner: boolean;
  /** The child looks and does not touch, or the task is over. */
  isStill: boolean;
  /** The teacher's page, where it may show what was chosen. */
  showsVotes: boolean;
  /** The teacher's "I am ready": the answer itself is given by the child's page, so the hand goes back to it. */
  onReady?: (() => void) | undefined;
}

/** One copy of a task, as the child sees it: on its own page, and live on the teacher's. */
export function Copy({ task, band, hand, isOwner, isStill, showsVotes, onReady }: CopyProps) {
  const t = useTexts('roomTasks');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const [saying, setSaying] = useState<string | null>(null);
  const { item, phase, round, isVoted, live, answer, goOn, askMove } = useCopy({ task, hand, isOwner });
  const microphone = useMicrophone();
  const moves = hand !== 'theirs' && !isStill;
  const isClass = task.mode === 'class';
  const beam = phase?.kind === 'asking' ? item?.hint?.at : undefined;
  const stage = { band, tongue, saying, beam, attemptUid: task.attemptUid ?? '', live, microphone, askMove } as const;
  const onNext = moves && (isOwner || isClass) ? goOn : undefined;
  return (
    <StageProvider value={stage}>
      <div data-copy={task.kidUid ?? 'all'} data-round={round} data-band={band} className="flex min-h-full flex-col gap-3 p-3">
        {item && phase ? (
          <>
            <TaskHead key={item.round} task={task} item={item} phase={phase} isOwner={isOwner} moves={moves} onSaying={setSaying} />
            <div data-work inert={!moves} className="mx-auto flex w-full max-w-4xl grow flex-col justify-evenly gap-4">
              <TaskView
                item={item}
                phase={phase}
                hintShown={item.hint !== null && phase.kind === 'asking'}
                still={!moves}
                onAnswer={isOwner || isClass ? answer : () => onReady?.()}
              />
            </div>
            <Suspense>
              {item.votes && <Votes item={item} />}
              {showsVotes && task.mode === 'poll' && !item.votes && <ShowVotes taskNo={task.taskNo} round={round} />}
            </Suspense>
            {phase.kind === 'judged' && isOwner && !isClass && !isVoted ? (
              <Suspense>
                <VerdictBar
                  key={round}
                  judgement={phase.judgement}
                  template={item.task.template}
                  last={false}
                  onNext={onNext ?? (() => undefined)}
                />
              </Suspense>
            ) : (
              <TaskVerdict item={item} isVote={task.mode === 'poll'} onNext={isVoted ? undefined : onNext} />
            )}
          </>
        ) : (
          <div className="grid grow place-content-center justify-items-center gap-4 text-center">
            <img src={ownPicture('star')} alt="" className="size-28" />
            <output className={band === 'pre' && isOwner ? 'sr-only' : 'text-(length:--words) font-extrabold'}>
              {isOwner ? t.allDone : t.allDoneTeacher}
            </output>
          </div>
        )}
      </div>
    </StageProvider>
  );
}
