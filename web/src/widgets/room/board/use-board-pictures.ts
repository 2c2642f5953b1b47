import type { BoardPicture } from '@school/contract/lesson-room/shelf-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';

import { useEventId, useRoom } from '../use-room.ts';

/** Addresses last for an hour at least; they are asked for anew before. */
const freshMs = 30 * 60_000;

/** Addresses of the pictures on the pages of this board, by id; asked for anew as soon as one more lies there. */
export function useBoardPictures(): ReadonlyMap<string, string> {
  const eventId = useEventId();
  const ids = useRoom(({ state }) => state.pages.flatMap(({ picture }) => picture ?? []).join(' '));
  const query = queryOf('GET /lesson-room/:eventId/pictures', { params: { eventId } });
  const { data } = useQuery({
    ...query,
    queryKey: [...query.queryKey, ids],
    enabled: ids !== '',
    staleTime: freshMs,
    refetchInterval: freshMs,
    placeholderData: keepPreviousData,
    select: byId,
  });
  return data ?? nothing;
}

const nothing: ReadonlyMap<string, string> = new Map();
const byId = ({ pictures }: { pictures: readonly BoardPicture[] }): ReadonlyMap<string, string> =>
  new Map(pictures.map(({ pictureId, url }) => [pictureId, url]));
