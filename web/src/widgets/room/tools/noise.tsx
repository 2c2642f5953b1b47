import { roleOf, personAt } from '@school/contract/lesson-room/people';
import { useEffect, useEffectEvent } from 'react';

import { useMedia } from '../room-media.ts';
import { useConnection } from '../use-room.ts';
import { numberOf, type ShownTool } from './chance.ts';

/** Louder than these (0 to 1) the light is yellow, then red; it changes when most of so many looks agree. */
const loudness = [0.16, 0.32] as const;
const looks = { everyMs: 150, number: 16 } as const;

/** The step of the light for what was heard: the loudness that most looks reached. */
export function lightFor(heard: readonly number[]): number {
  const middle = heard.toSorted((a, b) => a - b)[Math.floor(heard.length / 2)] ?? 0;
  return loudness.filter((limit) => middle > limit).length;
}

/** The teacher's page hears the children and sets the light for all. */
export function Noise({ tool }: { tool: ShownTool }) {
  const media = useMedia();
  const { act } = useConnection();
  const step = numberOf(tool, 'step', 0);
  const set = useEffectEvent((next: number) => {
    if (next !== step) act({ kind: 'tool', tool: 'light', with: { ...tool.with, step: next } });
  });
  useEffect(() => {
    if (!media) return undefined;
    let heard: number[] = [];
    const timer = setInterval(() => {
      const kids = media.feeds().filter(({ from }) => roleOf(personAt(from)) === 'kid');
      heard.push(Math.max(0, ...kids.map(({ from }) => media.level(from))));
      if (heard.length < looks.number) return;
      set(lightFor(heard));
      heard = [];
    }, looks.everyMs);
    return () => clearInterval(timer);
  }, [media]);
  return null;
}
