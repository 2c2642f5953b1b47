import type { BrainGameRules } from '@school/contract/brain-trainer/game';
import type { BrainGameCode } from '@school/contract/brain-trainer/limits';
import { brainLimits } from '@school/contract/brain-trainer/limits';
import { openPlay } from '@school/contract/brain-trainer/play';
import type { BrainLogEntry, BrainResponse } from '@school/contract/brain-trainer/responses';
import type { BrainTrial } from '@school/contract/brain-trainer/trials';
import { useEffect, useRef, useState } from 'react';

import { play as sound } from '#kit/play/sound.ts';
import { saveSession, type SavedSession } from './saved-session.ts';
import { playClock } from './play-clock.ts';

/** What stands on the screen: a trial, and once it is answered how it went. */
interface Shown {
  at: number;
  level: number;
  trial: BrainTrial;
  given: BrainResponse | null;
  right: boolean | null;
}

/** How long an answered trial stays, in milliseconds: quick games go on at once, a board is looked at once more. */
const quick = { right: 300, wrong: 650 };
const calm = { right: 800, wrong: 1600 };
const quickGames: readonly BrainGameCode[] = ['fish', 'same-or-not', 'more-less', 'quick-sum', 'colour-word', 'category-rush'];

/** The session as far as it was played before the page was opened anew. */
function playedSoFar(rules: BrainGameRules<BrainGameCode>, { session, log: past }: SavedSession) {
  const run = openPlay(rules, session);
  const log = past.filter(({ response, rtMs }) => run.answer(response, rtMs) !== undefined);
  return { run, log };
}

/**
 * Plays a session: trial after trial, at the levels that the answers lead to; what was `kept` of it is played already.
 * `onEnd` is given the log once all is played. Time goes on only while nobody has paused and the page is in sight.
 */
export function usePlay(rules: BrainGameRules<BrainGameCode>, kept: SavedSession, onEnd: (log: BrainLogEntry[]) => void) {
  const [{ run, log }] = useState(() => playedSoFar(rules, kept));
  const [clock] = useState(playClock);
  const [paused, setPaused] = useState(false);
  const show = (): Shown => ({ at: run.at, level: run.level, trial: run.trial(), given: null, right: null });
  const [shown, setShown] = useState<Shown>(show);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (paused) clock.stop();
    else clock.go();
  }, [paused, clock]);
  useEffect(() => {
    const away = () => {
      if (document.hidden) setPaused(true);
    };
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, []);
  // A new trial counts from the moment it is on the screen.
  useEffect(() => {
    if (shown.trial) clock.begin();
  }, [shown.trial, clock]);

  const answered = shown.given !== null;
  useEffect(() => {
    if (!answered || paused) return undefined;
    const pace = quickGames.includes(rules.code) ? quick : calm;
    const timer = setTimeout(
      () => {
        if (run.done) end.current(log);
        else setShown({ at: run.at, level: run.level, trial: run.trial(), given: null, right: null });
      },
      shown.right ? pace.right : pace.wrong,
    );
    return () => clearTimeout(timer);
  }, [answered, paused, rules.code, run, log, shown.right]);

  const answer = (given: BrainResponse) => {
    const rtMs = Math.min(Math.round(clock.ms()), brainLimits.longestMs);
    // Nobody answers so soon: the press was meant for what stood there before.
    if (shown.given !== null || paused || rtMs < brainLimits.fastestMs) return;
    const judged = run.answer(given, rtMs);
    if (!judged) return;
    log.push({ trial: shown.at, response: given, rtMs });
    saveSession({ session: kept.session, log });
    sound(judged.right ? 'kept' : 'back');
    setShown({ ...shown, given, right: judged.right });
  };
  return { shown, clock, paused, setPaused, answer };
}
