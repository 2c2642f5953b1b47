import type { Band, LessonScript, ScriptStep } from '@school/contract/lesson-room/script';

/** A lesson without tasks of a course (all of them are done, or none is chosen): the teacher leads it at the board. */
export function boardScript({ source, band, minutes }: { source: 'derived' | 'trial'; band: Band; minutes: number }): LessonScript {
  const step = (it: Pick<ScriptStep, 'kind' | 'minutes'> & Partial<ScriptStep>): ScriptStep => ({
    panels: [],
    tasks: [],
    tool: null,
    ground: null,
    asks: [null],
    note: null,
    mayDrop: false,
    ...it,
  });
  const [hello, bye] = [2, 1];
  return {
    source,
    band,
    minutes,
    steps: [
      step({ kind: 'hello', minutes: hello, tool: 'faces' }),
      step({ kind: 'explain', minutes: minutes - hello - bye, ground: 'plain' }),
      step({ kind: 'bye', minutes: bye, tool: 'applause' }),
    ],
  };
}
