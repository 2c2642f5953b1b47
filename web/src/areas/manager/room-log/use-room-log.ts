import { lessonRoomLimits, roomOutcomes } from '@school/contract/lesson-room/limits';
import { roomLogOrders } from '@school/contract/lesson-room/log-calls';

import { usePages } from '#api/use-pages.ts';
import { useSearch } from '#kit/router/router.tsx';

const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text);

/** What the address asks of the log, its lines page by page, and all of them for a file. */
export function useRoomLog() {
  const { search = '', outcome: asked, help, from, until, sort } = useSearch({ from: '/manager/room-log' });
  const outcome = roomOutcomes.find((known) => known === asked);
  const order = roomLogOrders.find((known) => known === sort) ?? '-time';
  const chosen = {
    ...(search !== '' && { search }),
    ...(outcome !== undefined && { outcome }),
    ...(help === 'asked' && { help: 'asked' as const }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  };
  const query = { ...chosen, order };
  const { list, first, items, whole } = usePages('GET /manager/room-log', query, {
    itemsOf: (page) => page.rooms,
    ofFile: { limit: lessonRoomLimits.logOfFile },
  });

  return {
    search,
    outcome,
    withHelp: help === 'asked',
    from: isDay(from) ? from : undefined,
    until: isDay(until) ? until : undefined,
    order,
    isChosen: Object.keys(chosen).length > 0,
    list,
    total: first?.total ?? 0,
    rooms: items,
    whole,
  };
}
