import type { RoomTask, RoomTaskItem } from '@school/contract/lesson-room/task-calls';
import type { Draft } from '@school/contract/lesson-room/drafts';
import type { Answer } from '@school/contract/playbooks/answers';
import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';

import { api } from '#api/client.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import type { Live } from '#widgets/player/stage.tsx';
import { forget, keep, leftOf, type Unsent } from '#widgets/player/unsent.ts';
import type { Phase } from '#widgets/player/use-attempt.ts';

import { heardWork } from '../heard-work.ts';
import { useConnection, useEventId, useHearing, useOnPassing, useRoom } from '../use-room.ts';
import { takeJudgement } from './task-query.ts';
import { createWorkInHand, type WorkInHand } from './work-in-hand.ts';

/** Milliseconds between tries to deliver an answer; the last one repeats. */
const pauses = [500, 1500, 4000] as const;

interface Given {
  round: number;
  try: number;
  answer: Answer | null;
}

interface CopyOf {
  task: RoomTask;
  hand: Live['hand'];
  /** It is this child's own page: what it does is kept over a reload. */
  isOwner: boolean;
}

/** One copy of a task on this page: where its work stands on all screens, and what is done here. */
export function useCopy({ task, hand, isOwner }: CopyOf) {
  const { taskNo, taskIdx, kidUid, attemptUid, items } = task;
  const eventId = useEventId();
  const { pass } = useConnection();
  const heard = heardWork(useHearing());
  const [{ work, begunWith }] = useState(() => {
    const slot = `room work ${eventId} ${taskNo}`;
    const store = { read: () => sessionStorage.getItem(slot), write: (text: string) => sessionStorage.setItem(slot, text) };
    const known = heard.of({ taskNo, kidUid });
    return { work: createWorkInHand({ kidUid, taskNo, pass, keep: isOwner ? store : undefined, heard: known }), begunWith: known };
  });
  useOnPassing((_, it) => {
    if (it.k === 'draft') work.hear(it);
  });
  // A page takes a while from its first drawing to its listening; the last move may be said just then, and nothing would follow it.
  const catchUp = useEffectEvent(() => {
    const newest = heard.of({ taskNo, kidUid });
    if (newest && newest !== begunWith) work.hear(newest);
  });
  useEffect(() => catchUp(), []);
  useSyncExternalStore(work.subscribe, work.version);
  // A vote that was given stays in sight: what all have chosen is shown in it.
  const past = task.mode === 'poll' ? items.length - 1 : items.length;
  const open = items.find(({ state }) => state === 'open');
  const round = Math.min(past, work.now()?.round ?? open?.round ?? past);
  const item = items.find((one) => one.round === round);
  const template = item?.task.template;
  const [sending, setSending] = useState<{ round: number; answer: Answer | null }>();

  // Whoever came since is told where the work stands; who was away for a while by the page that moved last, for no other knows better.
  const others = useRoom(({ members, line }) => `${line} ${members.map(({ person, epoch }) => `${person} ${epoch}`).join()}`);
  const seen = useRoom(({ members }) => members.map(({ person, state }) => `${person} ${state}`).join());
  useEffect(() => {
    if (hand !== 'theirs' && others !== '') work.tell();
  }, [others, hand, work]);
  useEffect(() => {
    if (hand !== 'theirs' && seen !== '' && work.isMover()) work.tell();
  }, [seen, hand, work]);

  const live = useLive(work, hand, round, template);

  /** A child's own answer waits on the device as at home, until the school has judged it. */
  const keepOwn = (given: Given): Unsent | undefined =>
    isOwner && kidUid !== null && attemptUid !== null
      ? keep({ kidUid, attemptUid, key: crypto.randomUUID(), body: { taskIdx, ...given } })
      : undefined;
  async function deliver({ round: of, try: tryNumber, answer }: Given, unsent: Unsent | undefined): Promise<void> {
    const given = { round: of, try: tryNumber, answer };
    setSending(given);
    // Not the key under which it goes out at home: that is another call.
    const key = crypto.randomUUID();
    try {
      for (let turn = 0; ; turn++) {
        try {
          const params = { eventId, taskNo };
          const judgement = await api('POST /lesson-room/:eventId/tasks/:taskNo/answers', { params, body: given }, { key, silent: true });
          if (unsent) forget(unsent);
          takeJudgement({ eventId, taskNo, kidUid }, given, judgement);
          return;
        } catch (cause) {
          if (!(cause instanceof SchoolRefusal)) throw cause;
          // Judged already, closed or locked meanwhile: the task as it is read again says how it stands.
          if (!cause.lost && cause.status < 500) {
            if (unsent) forget(unsent);
            return;
          }
          await new Promise((go) => setTimeout(go, pauses[Math.min(turn, pauses.length - 1)]));
        }
      }
    } finally {
      setSending(undefined);
    }
  }

  // The page was loaded anew while an answer was on its way.
  const sendLeft = useEffectEvent(async () => {
    for (const unsent of isOwner && attemptUid !== null ? leftOf(attemptUid) : [])
      if (unsent.body.taskIdx === taskIdx) await deliver(unsent.body, unsent);
  });
  useEffect(() => {
    const timer = setTimeout(() => void sendLeft());
    return () => clearTimeout(timer);
  }, []);

  return {
    item,
    round,
    /** There is nothing further in it: all votes were given. */
    isVoted: task.mode === 'poll' && open === undefined,
    live,
    phase: item ? phaseOf(item, sending?.round === round ? sending : undefined) : undefined,
    answer(answer: Answer | null): void {
      if (!item || sending || item.state !== 'open') return;
      const given = { round, try: Math.min(3, item.tries + 1), answer };
      void deliver(given, keepOwn(given));
    },
    /** On to the next item that is open; past the last one the task is done. */
    goOn(): void {
      const left = items.filter(({ state }) => state === 'open');
      const next = left.find((one) => one.round > round) ?? left[0];
      const of = (next ?? item ?? items[0])?.task.template;
      if (of) work.begin(next?.round ?? items.length, of, next?.tries ?? 0);
    },
    async askMove(of: number, cards: [string, string]): Promise<{ match: boolean }> {
      const body = { round: of, cards, ...(kidUid !== null && { kidUid }) };
      return api('POST /lesson-room/:eventId/tasks/:taskNo/moves', { params: { eventId, taskNo }, body });
    },
  };
}

/** What the parts of a task are told of the other screens. */
function useLive(work: WorkInHand, hand: Live['hand'], round: number, template: TemplateCode | undefined): Live {
  return useMemo(
    () => ({
      hand,
      publish(tries, value) {
        if (hand !== 'theirs' && template !== undefined) work.put({ round, draft: { template, tries, work: value } as Draft });
      },
      follow(hear) {
        let known: number | undefined;
        const look = () => {
          const now = work.now();
          const isNew = known !== work.version();
          known = work.version();
          if (!isNew || now?.round !== round || now.draft.template !== template || now.draft.work === undefined) return;
          hear(now.draft.tries, now.draft.work);
        };
        look();
        return work.subscribe(look);
      },
    }),
    [hand, work, round, template],
  );
}

/** How an item stands, as the player of one's homework knows it. */
function phaseOf({ state, answer, judgement }: RoomTaskItem, sending: { answer: Answer | null } | undefined): Phase {
  if (sending) return { kind: 'sending', answer: sending.answer };
  if (state === 'open' || !judgement) return { kind: 'asking', missed: judgement ? answer : null, near: judgement?.near ?? null };
  return { kind: 'judged', answer, judgement };
}
