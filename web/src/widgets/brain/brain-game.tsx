import type { BrainGameRules } from '@school/contract/brain-trainer/game';
import type { BrainGameCode, BrainThemeCode } from '@school/contract/brain-trainer/limits';
import type { BrainLogEntry } from '@school/contract/brain-trainer/responses';
import type { BrainGame as GameOf, BrainSession, BrainTrainer } from '@school/contract/brain-trainer/shapes';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useTexts } from '#i18n/texts.ts';
import { useLocale } from '#i18n/locale.ts';
import { Announcer } from '#kit/play/announcer.tsx';
import { hush } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { StageProvider } from '#widgets/player/stage.tsx';
import { useRecordings } from '#widgets/player/use-recordings.ts';
import { BrainIntro } from './brain-intro.tsx';
import { saveSession, savedSession, type SavedSession } from './saved-session.ts';

/** Fetched while the instruction is read. */
const playing = () => import('./ready-to-play.ts');
const BrainPlay = lazy(() => import('./brain-play.tsx').then((file) => ({ default: file.BrainPlay })));
const BrainEnd = lazy(() => import('./brain-end.tsx').then((file) => ({ default: file.BrainEnd })));

/** How big and how much spoken, by the band of the games. */
const bands: Record<BrainTrainer['band'], Band> = { a4: 'pre', a7: 'junior', a10: 'teen', adult: 'teen' };

interface BrainGameProps {
  trainer: BrainTrainer;
  playbookUid: BrainThemeCode;
  game: GameOf;
  duelId: string | undefined;
  home: ReactNode;
  /** Where to go on after the result. */
  after: ReactNode;
  /** Whether the device may go to the other side of a duel. */
  mayPassOn: boolean;
}

type Step =
  | { kind: 'intro' }
  | { kind: 'play'; kept: SavedSession; rules: BrainGameRules<BrainGameCode> }
  | { kind: 'end'; session: BrainSession; log: BrainLogEntry[] };

/** A game from its instruction to its result. */
export function BrainGame({ trainer, playbookUid, game, duelId, home, after, mayPassOn }: BrainGameProps) {
  const t = useTexts('brainGames');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const band = bands[trainer.band];
  useRecordings(band);
  const [step, setStep] = useState<Step>({ kind: 'intro' });
  const [opening, setOpening] = useState(false);
  const [played, setPlayed] = useState(false);
  // Asked anew after a round, it holds that round, too.
  const { best } = game;
  const [left] = useState(() => savedSession(trainer.person, game.templateCode, duelId, schoolNow()));
  const start = async (goesOn?: SavedSession) => {
    if (opening) return;
    setOpening(true);
    hush();
    try {
      const { forgetPrompt, loadRules } = await playing();
      forgetPrompt();
      if (goesOn) return goOn(goesOn, await loadRules(game.templateCode));
      const body = { playbookUid, templateCode: game.templateCode, lang: tongue, ...(duelId && !played ? { duelId } : {}) } as const;
      const [session, rules] = await Promise.all([
        api('POST /brain-trainer/:person/sessions', { params: { person: trainer.person }, body }),
        loadRules(game.templateCode),
      ]);
      const kept = { session, log: [] };
      saveSession(kept);
      setStep({ kind: 'play', kept, rules });
    } catch (cause) {
      // The red notice tells why.
      if (!(cause instanceof SchoolRefusal)) throw cause;
    } finally {
      setOpening(false);
    }
  };
  const goOn = (kept: SavedSession, rules: BrainGameRules<BrainGameCode>) =>
    setStep(kept.log.length < kept.session.length ? { kind: 'play', kept, rules } : { kind: 'end', ...kept });
  useEffect(() => void playing().catch(() => undefined), []);
  return (
    <StageProvider value={{ band, tongue, saying: null, attemptUid: '' }}>
      <div data-band={band} className="flex min-h-window flex-col gap-3 px-3 pt-3 pb-4 md:px-6">
        <PlayerLook />
        <Suspense fallback={<output className="sr-only">{t.opening}</output>}>
          {step.kind === 'intro' && <BrainIntro game={game} home={home} busy={opening} left={left} onStart={(kept) => void start(kept)} />}
          {step.kind === 'play' && (
            <BrainPlay
              key={step.kept.session.sessionId}
              rules={step.rules}
              kept={step.kept}
              title={game.title[tongue]}
              home={home}
              onEnd={(log) => setStep({ kind: 'end', session: step.kept.session, log })}
            />
          )}
          {step.kind === 'end' && (
            <BrainEnd
              key={step.session.sessionId}
              session={step.session}
              log={step.log}
              best={best}
              home={home}
              busy={opening}
              onDone={() => {
                setPlayed(true);
                void changed(
                  'GET /brain-trainer/duels',
                  'GET /brain-trainer/:person',
                  'GET /brain-trainer/:person/:templateCode/progress',
                  'GET /brain-trainer/duels/:duelId',
                );
              }}
              onAgain={() => void start()}
              mayPassOn={mayPassOn}
            >
              {after}
            </BrainEnd>
          )}
        </Suspense>
        <Announcer />
      </div>
    </StageProvider>
  );
}
