import type { Answer } from '@school/contract/playbooks/answers';
import type { Attempt, Hint, Judgement, Place, PlaybookResult } from '@school/contract/playbooks/attempts';
import type { Words } from '@school/contract/playbooks/pictures';
import { useEffect, useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { deliverSavedAnswers } from './deliver-saved-answers.ts';
import { saveAttempt } from './saved-attempts.ts';
import { beginAt, isAt, judged, nextOffline } from './progress.ts';
import { forget, keep, leftOf, type Unsent } from './unsent.ts';

/** `asking`: the child works. `sending`: the school judges. `judged`: nothing more to do with this item. */
export type Phase =
  | { kind: 'asking'; missed: Answer | null; near?: Words | null }
  | { kind: 'sending'; answer: Answer | null }
  | { kind: 'judged'; answer: Answer | null; judgement: Judgement };

/** Milliseconds between tries to deliver an answer; the last one repeats. */
const pauses = [500, 1500, 4000, 8000] as const;

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
    'GET /kids/:kidUid/courses/:courseCode/game',
    'GET /kids/:kidUid',
    'GET /user',
  );

/** One run through a playbook: where one is, what was answered, what the school says. `slide` counts from 1. */
export function useAttempt(opened: Attempt, slide: number | undefined) {
  const { attemptUid, kidUid } = opened;
  const [items, setItems] = useState(opened.items);
  /** Answered without a connection: the school has not judged them yet. */
  const [waiting, setWaiting] = useState<readonly Place[]>(() => leftOf(attemptUid).map(({ body }) => body));
  const [at, setAt] = useState<Place | null>(() => {
    const begin = beginAt(opened, slide) ?? opened.at;
    return waiting.some((place) => isAt(place, begin)) ? nextOffline(opened.items, waiting, begin) : begin;
  });
  const [phase, setPhase] = useState<Phase>({ kind: 'asking', missed: null });
  const [result, setResult] = useState<PlaybookResult | null>(opened.result);
  const [lost, setLost] = useState(waiting.length > 0);
  const alive = useRef(true);
  const here = useRef<{ at: Place | null; tries: number }>({ at, tries: 0 });

  const item = items.find((it) => isAt(it, at));
  useEffect(() => {
    here.current = { at, tries: item?.tries ?? 0 };
  });
  useEffect(() => {
    saveAttempt({ ...opened, items, result, state: result ? 'finished' : 'open' });
  }, [opened, items, result]);

  const take = (unsent: Unsent, judgement: Judgement) => {
    const { answer } = unsent.body;
    setItems((before) => judged(before, judgement));
    setPhase(judgement.settled ? { kind: 'judged', answer, judgement } : { kind: 'asking', missed: answer, near: judgement.near });
    if (judgement.result) void refresh();
  };
  /** How it stands in the school. What the child is at stays before it, as long as it is still to be done. */
  const readAgain = async ({ stay }: { stay: boolean }) => {
    const now = await api('GET /attempts/:attemptUid', { params: { attemptUid } }, { silent: true });
    if (!alive.current) return;
    setItems(now.items);
    setResult(now.result);
    setWaiting([]);
    if (now.result) void refresh();
    const current = now.items.find((one) => isAt(one, here.current.at));
    if (stay && current?.state === 'open' && current.tries === here.current.tries) return;
    setAt(now.at);
    setPhase({ kind: 'asking', missed: null });
  };
  /** There is no connection: the answer waits on the device, and the child goes on with the next task. */
  const putAside = (place: Place) => {
    const now = [...leftOf(attemptUid).map(({ body }) => body), place];
    setWaiting(now);
    setLost(true);
    setAt(nextOffline(items, now, place));
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
        forget(unsent);
        take(unsent, judgement);
        return;
      } catch (cause) {
        if (!(cause instanceof SchoolRefusal)) throw cause;
        if (!cause.lost && cause.status < 500) {
          forget(unsent);
          // An answer that does not fit counts as no try; in all other cases the school knows better where we are.
          if (cause.code === 'playbooks.answer_unfit') setPhase({ kind: 'asking', missed: null });
          else await readAgain({ stay: false });
          return;
        }
        if (turn > 0 || !navigator.onLine) {
          putAside(unsent.body);
          return;
        }
        await pauseOrOnline(pauses[0]);
      }
    }
  };

  // What waits goes out in its order as soon as there is a connection, and the school says how everything stands.
  useEffect(() => {
    alive.current = true;
    const watch = { over: false };
    const sendWaiting = async () => {
      for (let turn = 0; !watch.over; turn++) {
        const arrived = await deliverSavedAnswers(kidUid).then(
          (sent) => sent && readAgain({ stay: true }).then(() => true),
          () => false,
        );
        if (watch.over) return;
        if (arrived) {
          setLost(false);
          return;
        }
        await pauseOrOnline(pauses[Math.min(turn, pauses.length - 1)] ?? 8000);
      }
    };
    if (lost) void sendWaiting();
    return () => {
      watch.over = true;
      alive.current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time without a connection
  }, [attemptUid, lost]);

  return {
    attemptUid,
    items,
    item,
    at,
    phase,
    result,
    /** No connection: answers wait on the device. */
    lost,
    /** Null skips the item. */
    answer(answer: Answer | null) {
      if (!item || phase.kind !== 'asking') return;
      const body = { taskIdx: item.taskIdx, round: item.round, try: Math.min(3, item.tries + 1), answer };
      const unsent = keep({ kidUid, attemptUid, key: crypto.randomUUID(), body });
      if (lost) putAside(body);
      else void deliver(unsent);
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
