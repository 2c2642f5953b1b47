import type { Judgement } from '@school/contract/playbooks/attempts';
import type { RoomTask } from '@school/contract/lesson-room/task-calls';
import type { Answer } from '@school/contract/playbooks/answers';
import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { judged } from '#widgets/player/progress.ts';

import { useEventId, useOnEvent, useRoom } from '../use-room.ts';

/** Milliseconds. */
const askAgain = 1_500;

const taskQuery = (eventId: string, taskNo: number, kidUid: string | null) =>
  queryOf('GET /lesson-room/:eventId/tasks/:taskNo', { params: { eventId, taskNo }, query: kidUid === null ? {} : { kidUid } });

/** A task of the room as its child sees it (`kidUid`), or the copy of all; read again whenever something was judged, helped or shown. */
export function useRoomTask(taskNo: number, kidUid: string | null): RoomTask | undefined {
  const eventId = useEventId();
  const query = taskQuery(eventId, taskNo, kidUid);
  const line = useRoom((room) => room.line);
  const { data, refetch } = useQuery({
    ...quietly(query),
    staleTime: Infinity,
    enabled: line !== 'opening',
    // A busy school or a bad line: the lesson does not stand still for one answer that did not come.
    refetchInterval: ({ state }) => (state.data === undefined && state.status === 'error' ? askAgain : false),
  });
  useOnEvent(({ op }) => {
    // Of others a child hears that something was judged and no more, and that changes what it sees of a vote alone.
    if (op.kind === 'kept' && op.taskNo === taskNo && data?.mode === 'poll') void refetch();
    if (op.kind !== 'judged' && op.kind !== 'task.help' && op.kind !== 'task.reveal') return;
    // The teacher hears of all judgements: a copy is read again for its own alone.
    const isOfCopy = op.kidUid === null || data === undefined || op.kidUid === data.kidUid || data.mode === 'poll';
    if (op.taskNo === taskNo && isOfCopy) void refetch();
  });
  return data;
}

/** What the school said to an answer of this page, before the room hears it. */
export function takeJudgement(
  { eventId, taskNo, kidUid }: { eventId: string; taskNo: number; kidUid: string | null },
  { answer, try: tryNumber }: { answer: Answer | null; try: number },
  judgement: Judgement,
): void {
  // A child reads its own copy without saying whose it is.
  const queryKey = ['GET /lesson-room/:eventId/tasks/:taskNo', { params: { eventId, taskNo } }];
  queryClient.setQueriesData<RoomTask>({ queryKey }, (task) => {
    const item = task?.items.find(({ round }) => round === judgement.round);
    // Read anew in the meantime: it is in it already.
    if (!task || task.kidUid !== kidUid || !item || item.tries >= tryNumber) return task;
    const after = judged(task.items, judgement);
    return {
      ...task,
      items: task.items.map((one, at) => ({ ...one, ...after[at], ...(one === item && { answer, judgement }) })),
    };
  });
}
