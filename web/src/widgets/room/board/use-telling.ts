import type { InkPoint } from '@school/contract/lesson-room/ink';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { useRef } from 'react';

import { useConnection } from '../use-room.ts';
import type { DrawnLine } from './line-look.ts';

/** As often as a screen of others can show it, in milliseconds. */
const pause = 1000 / 30;
/** The longest line in hand that is told whole. */
const mostSigns = 3900;
export const boardPlace = 'board';
const { width, height } = lessonRoomLimits.board;

/** Tells the others what this hand is doing: the line that is not finished, and where it points. */
export function useTelling(page: number, role: 'kid' | 'teacher' | 'watch') {
  const { pass } = useConnection();
  const last = useRef({ ink: 0, point: 0 });
  const isTime = (of: 'ink' | 'point'): boolean => {
    const now = performance.now();
    if (now - last.current[of] < pause) return false;
    last.current[of] = now;
    return true;
  };
  return {
    progress({ id, color, width: wide, points }: DrawnLine): void {
      if (points.length <= mostSigns && isTime('ink')) pass({ k: 'ink', id, page, color, width: wide, points });
    },
    point(at: InkPoint | null): void {
      if (role === 'watch') return;
      if (!at) pass({ k: 'pointer.off' });
      else if (isTime('point')) pass({ k: 'pointer', place: boardPlace, x: at[0] / width, y: at[1] / height });
    },
  };
}
