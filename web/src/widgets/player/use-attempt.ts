import type { Answer } from '@school/contract/playbooks/answers';
import type { Attempt, Hint, Judgement, Place, PlaybookResult } from '@school/contract/playbooks/attempts';
import { useEffect, useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { beginAt, isAt, judged } from './progress.ts';
import { forget, keep, leftOf, type Unsent } from './unsent.ts';

/** `asking`: the child works. `sending`: the school judges. `judged`: nothing more to do with this item. */
export type Phase =
  | { kind: 'asking'; missed: Answer | null }
  | { kind: 'sending'; answer: Answer | null }
  | { kind: 'judged'; answer: Answer | null; judgement: Judgement };

/** Milliseconds between tries to deliver an answer; the last one repeats. */
const pauses = [500, 1500, 4000, 8000];

/** Either the pause is over, or the connection is back. */
const pauseOrOnline = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });

/** What is read again when a playbook is finished. */
const refresh = () =>
  changed(
    'GET /kids/:kidUid/courses',
    'GET /kids/:kidUid/courses/:courseCode',
    'GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode',
    'GET /kids/:kidUid',
    'GET /user',
  );

/** One run through a playbook: where one is, what was answered, what the school says. `slide` counts from 1. */
export function useAttempt(opened: Attempt, slide: number | undefined) {
  const { attemptUid } = opened;
  const [items, setItems] = useState(opened.items);
  const [at, setAt] = useState<Place | null>(() => beginAt(opened, slide) ?? opened.at);
  const [phase, setPhase] = useState<Phase>({ kind: 'asking', missed: null });
  const [result, setResult] = useState<PlaybookResult | null>(opened.result);
  const [lost, setLost] = useState(false);
  const alive = useRef(true);

  const take = (unsent: Unsent, judgement: Judgement) => {
    const { answer } = unsent.body;
    setItems((before) => judged(before, judgement));
    setPhase(judgement.settled ? { kind: 'judged', answer, judgement } : { kind: 'asking', missed: answer });
    if (judgement.result) void refresh();
  };
  const readAgain = async () => {
    const now = await api('GET /attempts/:attemptUid', { params: { attemptUid } });
    setItems(now.items);
    setAt(now.at);
    setResult(now.result);
    setPhase({ kind: 'asking', missed: null });
  };
  const deliver = async (unsent: Unsent) => {
    setPhase({ kind: 'sending', answer: unsent.body.answer });
    for (let turn = 0; alive.current; turn++) {
      try {
        const judgement = await api(
          'POST /attempts/:attemptUid/answers',
          { params: { attemptUid }, body: unsent.body },
          { key: unsent.key, silent: true },
        );
        forget();
        setLost(false);
        take(unsent, judgement);
        return;
      } catch (cause) {
        if (!(cause instanceof SchoolRefusal)) throw cause;
        if (!cause.lost && cause.status < 500) {
          forget();
          setLost(false);
          // An answer that does not fit counts as no try; in all other cases the school knows better where we are.
          if (cause.code === 'playbooks.answer_unfit') setPhase({ kind: 'asking', missed: null });
          else await readAgain();
          return;
        }
        setLost(true);
        await pauseOrOnline(pauses[Math.min(turn, pauses.length - 1)] ?? 8000);
      }
    }
  };

  useEffect(() => {
    alive.current = true;
    const left = leftOf(attemptUid);
    if (left) {
      setAt({ taskIdx: left.body.taskIdx, round: left.body.round });
      void deliver(left);
    }
    return () => {
      alive.current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the attempt is opened
  }, [attemptUid]);

  const item = items.find((it) => isAt(it, at));
  return {
    attemptUid,
    items,
    item,
    at,
    phase,
    result,
    /** No connection: the answer waits on the device. */
    lost,
    /** Null skips the item. */
    answer(answer: Answer | null) {
      if (!item || phase.kind !== 'asking') return;
      const body = { taskIdx: item.taskIdx, round: item.round, try: Math.min(3, item.tries + 1), answer };
      void deliver(keep({ attemptUid, key: crypto.randomUUID(), body }));
    },
    /** Help; it costs as much as a miss. */
    async askHint(): Promise<Hint | undefined> {
      if (!item) return undefined;
      if (item.hint) return item.hint;
      const { taskIdx, round } = item;
      const hint = await api('POST /attempts/:attemptUid/hint', { params: { attemptUid }, body: { taskIdx, round } });
      setItems((before) => before.map((it) => (isAt(it, { taskIdx, round }) ? { ...it, hint } : it)));
      return hint;
    },
    /** On to the next item, or to the result. */
    goOn() {
      if (phase.kind !== 'judged') return;
      if (phase.judgement.result) {
        setResult(phase.judgement.result);
        setAt(null);
      } else setAt(phase.judgement.next);
      setPhase({ kind: 'asking', missed: null });
    },
  };
}

export type AttemptRun = ReturnType<typeof useAttempt>;
