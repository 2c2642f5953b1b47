import type { Attempt } from '@school/contract/playbooks/attempts';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { hush, say } from '#kit/play/speech.ts';
import type { Band } from './band.ts';
import { FaceView } from './card.tsx';
import { MuteButton } from './frame-buttons.tsx';
import { Guide } from './guide.tsx';
import { PlayerLook } from './player-look.tsx';
import { Seen } from './seen.tsx';
import { NextButton } from './settled.tsx';
import { Speaker } from './speaker.tsx';
import { StageProvider } from './stage.tsx';
import { StageLook } from './stage-look.tsx';
import { StimulusView } from './stimulus.tsx';
import { useRecordings } from './use-recordings.ts';
import { langOf, shownWords, spokenWords } from './words.ts';

interface PanelsProps {
  panels: Attempt['explain'];
  band: Band;
  /** The child has seen them: it may go past them. */
  mayPass: boolean;
  /** The way home, top left. */
  home: ReactNode;
  onEnd(): void;
}

/** What a lesson explains before its tasks: a large picture and one sentence after the other. Those under seven hear each by itself. */
export function Panels({ panels, band, mayPass, home, onEnd }: PanelsProps) {
  const t = useTexts('tasks');
  const { sayAgain } = useTexts('player');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useRecordings(band);
  const panel = panels[at];
  const tell = () => say([spokenWords(panel?.say, tongue)], { slow: band === 'pre' });
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (band === 'pre') tell();
    return hush;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each panel on the screen
  }, [at]);
  if (!panel) return null;
  const { stimulus, say: words } = panel;
  return (
    <StageProvider value={{ band, tongue, saying: null, attemptUid: '' }}>
      <div data-band={band} data-kind="panel" className="kid-stage">
        <PlayerLook />
        <StageLook />
        <header className="stage-head">
          {home}
          <Speaker label={sayAgain} onPress={tell} />
          <Seen label={t.panelOf(at + 1, panels.length)} className="flex grow items-center justify-center gap-1.5">
            {panels.map((_, dot) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- panels keep their order
                key={dot}
                className={`rounded-full border-2 border-brand ${dot === at ? 'h-5 w-9' : 'size-3.5'} ${dot <= at ? 'bg-brand' : 'bg-card'}`}
              />
            ))}
          </Seen>
          <span className="stage-mute">
            <MuteButton />
          </span>
        </header>
        <div className="stage-body">
          {band !== 'teen' && <Guide outcome={null} missed={null} isHelping isListening={false} />}
          <div className="stage-words">
            <h1 ref={heading} tabIndex={-1} lang={langOf(words, tongue)} className="stage-bubble outline-none">
              {shownWords(words, tongue)}
            </h1>
          </div>
          <div className="stage-board">
            <div key={at} data-stimulus={stimulus.kind} className="flex animate-fade justify-center">
              {stimulus.kind === 'face' ? (
                <span aria-hidden className="inline-flex flex-col items-center text-(length:--big) font-extrabold">
                  <FaceView face={stimulus.face} size="var(--face, min(16rem, 40dvh))" />
                </span>
              ) : (
                <StimulusView stimulus={stimulus} />
              )}
            </div>
            <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-2">
              <NextButton onPress={() => (at + 1 < panels.length ? setAt(at + 1) : onEnd())} className="w-full">
                <span>{t.gotIt}</span>
              </NextButton>
              {mayPass && at + 1 < panels.length && (
                <button
                  type="button"
                  onClick={onEnd}
                  className="press min-h-11 shrink-0 rounded-full px-3 text-base underline underline-offset-4"
                >
                  {t.toTasks}
                </button>
              )}
            </div>
          </div>
        </div>
      </div>
    </StageProvider>
  );
}
