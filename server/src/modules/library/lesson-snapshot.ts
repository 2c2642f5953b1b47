import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { LessonInForce, LessonPlace, LessonPlaced, LessonVersionsStore } from './lesson-versions.store.ts';
import type { OwnLesson, OwnLessons, Places } from './own-lessons.ts';

/** How long a server that heard of no change goes without looking itself. */
const lookEveryMs = 5000;

/** The word by which servers tell each other. */
const word = 'library.lessons';

interface Given {
  db: Pick<Db, 'afterCommit'>;
  clock: Clock;
  store: LessonVersionsStore;
  realtime: Pick<Realtime, 'tellServers' | 'onWord'>;
  onFault(fault: unknown, what: string): void;
}

/**
 * What the school has written of its lessons, as this server knows it: asked without waiting. What is published here is known with the
 * commit, what is published on another server as soon as its word arrives, or a few seconds later where it got lost.
 */
export async function openLessonSnapshot({ db, clock, store, realtime, onFault }: Given) {
  let newest = await store.newest();
  let rows = byCourse(await store.all());
  let places = byCourse(await store.places());
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const known = await store.newest();
    if (known === newest) return;
    const [all, moved] = [byCourse(await store.all()), byCourse(await store.places())];
    rows = all;
    places = moved;
    newest = known;
  }
  const refresh = (): Promise<void> =>
    (looking ??= look()
      .catch((fault: unknown) => onFault(fault, 'lessons of the school'))
      .finally(() => {
        looking = undefined;
      }));
  realtime.onWord((said) => {
    if (said === word) void refresh();
  });

  const ownLessons: OwnLessons = (courseCode, at) => {
    const own = new Map<string, OwnLesson>();
    const moment = at ?? clock.now();
    for (const { lessonCode, number, written, isTaken, setAt } of rows.get(courseCode) ?? []) {
      if (Temporal.Instant.compare(setAt, moment) > 0) continue;
      if (written || isTaken) own.set(lessonCode, { number, written, isTaken });
      else own.delete(lessonCode);
    }
    return own;
  };
  const placesOf: Places = (courseCode, at) => {
    const moment = at ?? clock.now();
    const moved = (places.get(courseCode) ?? []).filter(({ setAt }) => Temporal.Instant.compare(setAt, moment) <= 0);
    return new Map(moved.map(({ lessonCode, place }) => [lessonCode, place]));
  };
  return {
    ownLessons,
    placesOf,
    /** The version of a lesson that holds now, where the school has written one. */
    inForce: ({ courseCode, lessonCode }: LessonPlace): LessonInForce | undefined => {
      const last = rows.get(courseCode)?.findLast((row) => row.lessonCode === lessonCode);
      return last?.written || last?.isTaken ? last : undefined;
    },
    /** In the transaction of a change: everybody else hears of it after the commit, and this server knows it with the commit. */
    async changed(): Promise<void> {
      await realtime.tellServers(word);
      const [all, moved, number] = [byCourse(await store.all()), byCourse(await store.places()), await store.newest()];
      db.afterCommit(() => {
        rows = all;
        places = moved;
        newest = number;
      });
    },
    /** Looks by itself from now on; answers with what ends it. */
    watch(): () => void {
      const timer = setInterval(() => void refresh(), lookEveryMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** In the order in which they were published or moved. */
const byCourse = <Row extends LessonInForce | LessonPlaced>(rows: readonly Row[]) => Map.groupBy(rows, ({ courseCode }) => courseCode);
