import { rewardLimits } from '@school/contract/rewards/limits';
import type { FreePlay } from '@school/contract/rewards/shapes';
import { useEffect, useEffectEvent } from 'react';

import { useCall } from '#api/use-call.ts';

/**
 * Tells the school that this child plays, as long as its page is looked at; the school counts. Whoever leaves the page in the
 * background, or the device on a table, does not play: a page without a touch for so long is silent.
 */
const idleTurns = 3;

export function useMinutes(kidUid: string, known: FreePlay): FreePlay {
  const told = useCall('POST /kids/:kidUid/free-play', { changes: ['GET /kids/:kidUid/rewards'] });
  const tell = useEffectEvent(() => told.mutate({ params: { kidUid }, body: {} }));
  useEffect(() => {
    let touched = Date.now();
    const touch = () => (touched = Date.now());
    const turn = rewardLimits.freePlaySeconds * 1000;
    tell();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - touched <= idleTurns * turn) tell();
    }, turn);
    addEventListener('pointerdown', touch);
    addEventListener('keydown', touch);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  }, []);
  return told.data ?? known;
}
