import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { Badge } from '#kit/card.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { needsSomebody, stateOf } from './room-states.ts';

/** How many rooms need somebody of the school, beside the way to them; nothing while none does. */
export function RoomsCount() {
  const now = useNow();
  const { data } = useQuery(quietly(queryOf('GET /manager/rooms')));
  useTopic('live-rooms');
  const wanting = data?.rooms.filter((room) => needsSomebody(stateOf(room, now))).length ?? 0;
  return wanting === 0 ? null : <Badge tone="bad">{wanting}</Badge>;
}
