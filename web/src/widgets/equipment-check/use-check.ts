import { equipmentSteps } from '@school/contract/equipment/limits';
import type { EquipmentResult, EquipmentStep } from '@school/contract/equipment/shapes';
import { useEffect, useRef, useState } from 'react';

import type { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';

import { type Choice, runCheck } from './run-check.ts';
import { deviceUid, thisDevice } from './steps/this-device.ts';
import { lookForDevices } from './use-media-devices.ts';

interface Question {
  playAgain(): void;
  answer(heard: boolean): void;
}

export interface CheckState {
  /** The step that is made now. */
  current: EquipmentStep | undefined;
  results: Partial<Record<EquipmentStep, EquipmentResult>>;
  /** Steps that could not be made, with the refusal where there was one. */
  left: Partial<Record<EquipmentStep, SchoolRefusal | 'left'>>;
  question: Question | undefined;
  stream: MediaStream | undefined;
  clip: HTMLVideoElement | undefined;
  level: number;
  linePart: 'ping' | 'down' | 'up' | undefined;
  kept: 'yes' | 'no' | undefined;
}

const nothing: CheckState = {
  current: undefined,
  results: {},
  left: {},
  question: undefined,
  stream: undefined,
  clip: undefined,
  level: 0,
  linePart: undefined,
  kept: undefined,
};

/** The check as a page shows it. It ends when the page is left; what it has found is kept by the school. */
export function useCheck() {
  const [state, setState] = useState(nothing);
  const running = useRef<AbortController>(undefined);
  const keep = useCall('POST /equipment/checks', { changes: ['GET /equipment'] });
  useEffect(() => () => running.current?.abort(), []);
  const put = (part: Partial<CheckState>) => setState((before) => ({ ...before, ...part }));

  async function check(steps: readonly EquipmentStep[], choice: Choice): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const isAll = steps.length === equipmentSteps.length;
    const without = <T>(of: Partial<Record<EquipmentStep, T>>): Partial<Record<EquipmentStep, T>> =>
      isAll ? {} : Object.fromEntries(Object.entries(of).filter(([step]) => !steps.includes(step as EquipmentStep)));
    setState((before) => ({ ...nothing, results: without(before.results), left: without(before.left) }));
    try {
      const results = await runCheck({
        steps,
        choice,
        signal: own.signal,
        ask: (playAgain) => new Promise((answer) => put({ question: { playAgain, answer } })),
        hears: {
          begun: (current) => put({ current, stream: undefined, clip: undefined, level: 0, question: undefined }),
          done: (result) => {
            setState((before) => ({ ...before, results: { ...before.results, [result.step]: result } }));
            void lookForDevices();
          },
          left: (step, refusal) => setState((before) => ({ ...before, left: { ...before.left, [step]: refusal ?? 'left' } })),
          picture: (stream) => put({ stream }),
          clip: (clip) => put({ clip }),
          level: (level) => put({ level }),
          linePart: (linePart) => put({ linePart }),
        },
      });
      put({ current: undefined, stream: undefined, clip: undefined, question: undefined });
      if (results.length === 0) return;
      const { browser, version, system } = thisDevice();
      const body = { uid: deviceUid(), device: { browser, version, system }, byItself: false, steps: results };
      await keep.mutateAsync({ body }).then(
        () => put({ kept: 'yes' }),
        () => put({ kept: 'no' }),
      );
    } catch (cause) {
      // Left or begun anew: what was found so far is shown, and nothing is kept of a half.
      if (!own.signal.aborted) throw cause;
      if (running.current === own) put({ current: undefined, stream: undefined, clip: undefined, question: undefined });
    }
  }

  return {
    state,
    check: (steps: readonly EquipmentStep[], choice: Choice) => void check(steps, choice),
    stop: () => running.current?.abort(),
  };
}
