import { type Drawn, drawOn, emptyPage } from '@school/contract/lesson-room/drawn';
import type { LessonFilm } from '@school/contract/lesson-room/film-calls';
import type { InkLine } from '@school/contract/lesson-room/shapes';
import { emptyRoom, reduce, type RoomState } from '@school/contract/lesson-room/state';

/** What a lesson looked like at a moment. */
export interface Frame {
  state: RoomState;
  /** What stood on the page of the board that was open. */
  lines: readonly InkLine[];
  /** Items of tasks answered so shortly before that they still stand there: the child has seen what was said, and not gone on. */
  fresh: readonly Answered[];
}

/** `kidUid` null: all together. */
export interface Answered {
  kidUid: string | null;
  taskNo: number | null;
  round: number;
}

/** Milliseconds for which an item that was answered still stands there. */
const stays = 4000;
/** Of a group of eight, each with more answers in that time than anybody gives. */
const mostFresh = 63;

/** From a moment on something else was before the children. */
export interface Chapter {
  /** Milliseconds from the beginning of the film. */
  at: number;
  shown: { stage: 'panel'; step: number } | { stage: 'board'; page: number } | { stage: 'task'; taskNo: number } | { stage: 'screen' };
}

const nothing: readonly InkLine[] = [];

function shownIn({ stage, step, page, task }: RoomState): Chapter['shown'] {
  if (stage === 'board') return { stage, page };
  if (stage === 'task' && task) return { stage, taskNo: task.taskNo };
  return stage === 'screen' ? { stage } : { stage: 'panel', step };
}

/**
 * The ops of a lesson, wound to any moment (ms from its beginning): folded as the room itself folds them. On it goes by what comes
 * next; back it begins anew, which takes some milliseconds for ten thousand lines.
 */
export function createReel({ events, from, to }: Pick<LessonFilm, 'events' | 'from' | 'to'>) {
  const begins = Date.parse(from);
  const length = Math.max(Date.parse(to) - begins, 0);
  const timed = events.map((event) => ({ ...event, opid: '', after: Math.min(Math.max(Date.parse(event.at) - begins, 0), length) }));
  let state = emptyRoom;
  let pages = new Map<number, Drawn>();
  let shown = new Map<number, readonly InkLine[]>();
  let done = 0;
  let answered: Array<Answered & { after: number }> = [];

  function forward(): void {
    const event = timed[done];
    if (!event) return;
    done += 1;
    state = reduce(state, event);
    if (event.op.kind === 'judged' && event.op.done) answered = [...answered.slice(-mostFresh), { ...event.op, after: event.after }];
    if (!('page' in event.op) || event.op.kind === 'page') return;
    const { page } = event.op;
    const drawn = pages.get(page) ?? emptyPage();
    pages.set(page, drawn);
    if (drawOn(drawn, event).length > 0) shown.delete(page);
  }

  function rewind(): void {
    [state, pages, shown, done, answered] = [emptyRoom, new Map(), new Map(), 0, []];
  }

  function linesOf(page: number): readonly InkLine[] {
    const known = shown.get(page);
    if (known) return known;
    const drawn = pages.get(page);
    const lines = drawn ? [...drawn.lines.values()].filter(({ gone }) => !gone) : nothing;
    shown.set(page, lines);
    return lines;
  }

  return {
    length,
    at(moment: number): Frame {
      if ((timed[done - 1]?.after ?? 0) > moment) rewind();
      while ((timed[done]?.after ?? Infinity) <= moment) forward();
      return { state, lines: linesOf(state.page), fresh: answered.filter(({ after }) => moment - after < stays) };
    },
    /** Where something else came before the children, in order; what lasted less than a second is left out. */
    chapters(): Chapter[] {
      const all: Chapter[] = [{ at: 0, shown: shownIn(emptyRoom) }];
      let now = emptyRoom;
      for (const event of timed) {
        now = reduce(now, event);
        const next = { at: event.after, shown: shownIn(now) };
        const last = all.at(-1);
        if (last && JSON.stringify(last.shown) === JSON.stringify(next.shown)) continue;
        if (last && next.at - last.at < 1000) all.pop();
        if (JSON.stringify(all.at(-1)?.shown) !== JSON.stringify(next.shown)) all.push(next);
      }
      return all;
    },
  };
}
