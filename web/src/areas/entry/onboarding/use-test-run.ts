import type { DiagnosticAttempt } from '@school/contract/onboarding/shapes';
import type { Answer } from '@school/contract/playbooks/answers';
import { useEffect, useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';

/** Milliseconds between tries to deliver an answer; the last one repeats. */
const pauses = [500, 1500, 4000, 8000];

/** Where a diagnostics stands. An answer is delivered until it arrives; between two parts there is a pause. */
export function useTestRun(opened: DiagnosticAttempt, onFinished: () => void) {
  const [attempt, setAttempt] = useState(opened);
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);
  const [paused, setPaused] = useState(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => void (alive.current = false);
  }, []);

  const take = (next: DiagnosticAttempt) => {
    setPaused(next.now !== null && attempt.now !== null && next.now.part !== attempt.now.part);
    setAttempt(next);
    if (next.state === 'finished') onFinished();
  };
  const deliver = async (index: number, answer: Answer | null) => {
    setBusy(true);
    for (let turn = 0; alive.current; turn++) {
      try {
        take(
          await api(
            'POST /onboarding/attempts/:attemptUid/answers',
            { params: { attemptUid: attempt.attemptUid }, body: { index, answer } },
            { silent: true },
          ),
        );
        break;
      } catch (fault) {
        if (!(fault instanceof SchoolRefusal)) throw fault;
        if (!fault.lost) {
          // It does not fit what is asked: another device has gone on. What the school says is what counts.
          take(await api('GET /onboarding/attempts/:attemptUid', { params: { attemptUid: attempt.attemptUid } }));
          break;
        }
        setLost(true);
        await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(turn, pauses.length - 1)]));
      }
    }
    setLost(false);
    setBusy(false);
  };
  return {
    attempt,
    busy,
    lost,
    paused,
    goOn: () => setPaused(false),
    answer: (answer: Answer | null) => {
      if (attempt.now && !busy) void deliver(attempt.now.index, answer);
    },
  };
}
