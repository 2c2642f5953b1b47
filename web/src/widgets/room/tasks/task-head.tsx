import type { RoomTask, RoomTaskItem } from '@school/contract/lesson-room/task-calls';
import { useEffect, useEffectEvent, useState } from 'react';

import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { hush, say } from '#kit/play/speech.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Speaker } from '#widgets/player/speaker.tsx';
import { saidOf, writtenIn } from '#widgets/player/spoken.ts';
import { useStage } from '#widgets/player/stage.tsx';
import type { Phase } from '#widgets/player/use-attempt.ts';
import { VoiceWatch } from '#widgets/player/voice-watch.tsx';
import { langOf, shownWords, spokenWords } from '#widgets/player/words.ts';

import { useEventId } from '../use-room.ts';
import { useIdleHelp } from './use-idle-help.ts';

interface TaskHeadProps {
  task: RoomTask;
  item: RoomTaskItem;
  phase: Phase;
  /** A child's own page: it hears the task, and may ask for a hint. */
  isOwner: boolean;
  /** By whoever's hand: this page moves it now. */
  moves: boolean;
  onSaying(card: string | null): void;
}

/** What is asked, said again as often as wanted; a hint, once it was asked for or the teacher gave it. */
export function TaskHead({ task, item, phase, isOwner, moves, onSaying }: TaskHeadProps) {
  const t = useTexts('player');
  const room = useTexts('roomTasks');
  const { band, tongue } = useStage();
  const eventId = useEventId();
  const [asked, setAsked] = useState(false);
  const isAsking = phase.kind === 'asking';
  const { hint } = item;
  // In class the teacher speaks, and the page is silent until it is asked.
  const speaks = isOwner && task.mode !== 'class';
  const voiced = saidOf(item.task, band).flatMap(({ words, card }) => {
    const utterance = spokenWords(words, tongue);
    return utterance ? [{ utterance, card }] : [];
  });
  const said = voiced.map(({ utterance }) => utterance);
  const tell = () => say(said, { slow: band === 'pre', onStep: (at) => onSaying(voiced[at]?.card ?? null) });
  const begins = useEffectEvent(() => {
    if (speaks && isAsking && (band === 'pre' || item.task.stimulus?.kind === 'listen')) tell();
  });
  useEffect(() => {
    begins();
    return hush;
  }, []);
  const words = hint?.words;
  const helps = useEffectEvent(() => {
    if (!words || !isOwner || !isAsking) return;
    announce(shownWords(words, tongue));
    if (speaks && band === 'pre') say([spokenWords(words, tongue)]);
  });
  const isHelped = words !== undefined;
  useEffect(() => {
    if (isHelped) helps();
  }, [isHelped]);
  const missed = phase.kind === 'asking' && phase.missed ? item.tries : 0;
  const near = phase.kind === 'asking' ? phase.near : null;
  const misses = useEffectEvent(() => {
    if (!isOwner) return;
    play(near ? 'near' : 'no');
    announce(near ? shownWords(near, tongue) : t.tryAgain);
    if (near && speaks && band === 'pre') say([spokenWords(near, tongue)]);
  });
  useEffect(() => {
    if (missed > 0) misses();
  }, [missed]);

  const rung = useIdleHelp({
    taskNo: task.taskNo,
    round: item.round,
    active: isOwner && moves && isAsking && band !== 'teen',
    onSayAgain: () => {
      if (band === 'pre' && speaks) tell();
    },
  });

  const ask = async () => {
    setAsked(true);
    const params = { eventId, taskNo: task.taskNo };
    const given = await api('POST /lesson-room/:eventId/tasks/:taskNo/hint', { params, body: { round: item.round } }).catch(
      () => undefined,
    );
    if (given && speaks) say([spokenWords(given.words, tongue)]);
    if (given) announce(shownWords(given.words, tongue));
    setHinted(given?.words);
  };
  const [hinted, setHinted] = useState<typeof words>();
  const shown = words ?? hinted;

  return (
    <>
      <div data-head className="mx-auto flex w-full max-w-4xl items-center justify-center gap-3">
        {isOwner && <Speaker label={t.sayAgain} onPress={tell} glows={rung === 1 || rung === 2} />}
        <h2
          lang={langOf(item.task.ask, tongue)}
          className={`min-w-0 text-center text-(length:--words) leading-snug font-extrabold text-balance ${band === 'pre' && isOwner ? 'sr-only' : ''}`}
        >
          {shownWords(item.task.ask, tongue)}
        </h2>
        {isOwner && isAsking && item.task.hint && !shown && (
          <button
            type="button"
            aria-label={t.help}
            title={t.help}
            aria-disabled={asked || undefined}
            onClick={() => void (asked ? undefined : ask())}
            className={`press grid size-16 shrink-0 place-items-center rounded-full shadow-press ${rung === 3 ? 'kid-glow bg-sun' : 'bg-card'}`}
          >
            <img src={ownPicture('light-bulb')} alt="" className="size-3/5" />
          </button>
        )}
      </div>
      {isOwner && <VoiceWatch said={isAsking ? said : []} written={writtenIn(item.task, tongue)} />}
      {near && <p className={`text-center font-bold ${band === 'pre' && isOwner ? 'sr-only' : ''}`}>{shownWords(near, tongue)}</p>}
      {shown && isAsking && (
        <p role="note" className="mx-auto flex max-w-xl animate-fade items-center gap-3 rounded-lg bg-card px-4 py-2 font-bold">
          <img src={ownPicture('light-bulb')} alt={room.teacherHelps} className="size-8" />
          <span lang={langOf(shown, tongue)}>{shownWords(shown, tongue)}</span>
        </p>
      )}
    </>
  );
}
