import type { DiagnosticAttempt } from '@school/contract/onboarding/shapes';
import { useEffect, useRef, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Announcer } from '#kit/play/announcer.tsx';
import { hush, say } from '#kit/play/speech.ts';
import { useWindowTitle } from '#kit/window-title.ts';
import { type Band, bandOfAges } from '#widgets/player/band.ts';
import { MuteButton, PictureLink } from '#widgets/player/frame-buttons.tsx';
import { Guide } from '#widgets/player/guide.tsx';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { skyOf } from '#widgets/player/skies.ts';
import { saidOf, writtenIn } from '#widgets/player/spoken.ts';
import { Speaker } from '#widgets/player/speaker.tsx';
import { StageProvider } from '#widgets/player/stage.tsx';
import { StageLook } from '#widgets/player/stage-look.tsx';
import { TaskView } from '#widgets/player/task-view.tsx';
import { useRecordings } from '#widgets/player/use-recordings.ts';
import { VoiceWatch } from '#widgets/player/voice-watch.tsx';
import { langOf, shownWords, spokenWords } from '#widgets/player/words.ts';
import { TestBreak } from './test-break.tsx';
import { TestEnd } from './test-end.tsx';
import { useTestRun } from './use-test-run.ts';

interface TestRunProps {
  opened: DiagnosticAttempt;
  onFinished(): void;
}

/** The tasks of a diagnostics, one at a time: heard, answered or skipped, never judged aloud. */
export function TestRun({ opened, onFinished }: TestRunProps) {
  const t = useTexts('onboarding');
  const player = useTexts('player');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const band: Band = bandOfAges(opened.ages);
  useRecordings(band);
  const { attempt, busy, lost, paused, goOn, answer } = useTestRun(opened, onFinished);
  const [saying, setSaying] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { now } = attempt;
  useWindowTitle(opened.title[tongue]);
  const voiced = now
    ? saidOf(now.task, band).flatMap(({ words, card }) => {
        const utterance = spokenWords(words, tongue);
        return utterance ? [{ utterance, card }] : [];
      })
    : [];
  const said = voiced.map(({ utterance }) => utterance);
  const tell = () => say(said, { slow: band === 'pre', onStep: (at) => setSaying(voiced[at]?.card ?? null) });
  const index = paused ? -1 : (now?.index ?? -1);
  useEffect(() => {
    if (index < 0) return undefined;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    if (band === 'pre' || now?.task.stimulus?.kind === 'listen') tell();
    return hush;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each task on the screen
  }, [index]);

  if (!now) return <TestEnd attempt={attempt} />;
  if (paused) return <TestBreak attempt={attempt} onGoOn={goOn} />;
  const item = { taskIdx: now.index, round: 0, task: now.task, state: 'open', tries: 0, hint: null, kept: null } as const;
  return (
    <StageProvider value={{ band, tongue, saying, attemptUid: attempt.attemptUid }}>
      <div data-band={band} data-kind={now.task.template} data-sky={skyOf(now.task.template)} className="kid-stage grow">
        <PlayerLook />
        <StageLook />
        <header className="stage-head">
          <PictureLink icon="house" label={t.leave} to="/onboarding" />
          <Speaker label={player.sayAgain} onPress={tell} />
          <div className="flex min-w-0 grow flex-wrap items-center justify-center gap-2">
            <progress aria-label={t.progress} max={attempt.tasks} value={attempt.done} className="sr-only" />
            <span className="font-bold figures">{t.of(attempt.done + 1, attempt.tasks)}</span>
            <button
              type="button"
              className="press -my-3 min-h-11 shrink-0 rounded-full px-3 text-base underline underline-offset-4"
              disabled={busy}
              onClick={() => answer(null)}
            >
              {t.skip}
            </button>
          </div>
          <span className="stage-mute">
            <MuteButton />
          </span>
        </header>
        <VoiceWatch said={said} written={writtenIn(now.task, tongue)} />
        <div className="stage-body">
          {band !== 'teen' && <Guide outcome={null} missed={null} isHelping={false} isListening={now.task.stimulus?.kind === 'listen'} />}
          <div className="stage-words">
            <h1 ref={heading} tabIndex={-1} lang={langOf(now.task.ask, tongue)} className="stage-bubble outline-none">
              {shownWords(now.task.ask, tongue)}
            </h1>
          </div>
          <div className="stage-board">
            <TaskView
              key={now.index}
              item={item}
              phase={busy ? { kind: 'sending', answer: null } : { kind: 'asking', missed: null }}
              hintShown={false}
              onAnswer={answer}
            />
          </div>
        </div>
        {lost && (
          <output className="sticky bottom-0 z-10 mx-auto block max-w-xl animate-rise rounded-md border-2 border-warn bg-warn-soft px-5 py-3 text-center font-bold text-warn">
            {t.lost}
          </output>
        )}
        <Announcer />
      </div>
    </StageProvider>
  );
}
