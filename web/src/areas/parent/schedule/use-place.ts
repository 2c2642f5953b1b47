import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { mondayOf, wallClock } from '#i18n/time.ts';
import type { SearchOf } from '#kit/router/table.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { mondayIn } from './schedule-windows.ts';

export type ScheduleSearch = SearchOf<'/schedule'>;

/**
 * Where one is in the schedule, by the address: week, view, kid, opened lesson and what is being done with it. Today is
 * the family's, by the school's clock.
 */
export function usePlace() {
  const search = useSearch({ from: '/schedule' });
  const navigate = useNavigate({ from: '/schedule' });
  const now = useNow();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const today = wallClock(now, user.timezone);
  const thisMonday = mondayOf(today.date);
  /** Goes on from here with other choices; an opened lesson, or an action, is a step that Back takes back. */
  const go = (to: ScheduleSearch): void => {
    const opens = to.event !== undefined || to.do !== undefined;
    void navigate({ search: { ...search, ...to }, replace: !opens, resetScroll: false });
  };
  return {
    user,
    zone: user.timezone,
    now,
    today,
    thisMonday,
    monday: mondayIn(search.week, thisMonday),
    view: search.view === 'list' ? ('list' as const) : ('week' as const),
    kid: user.kids.find(({ kidUid }) => kidUid === search.kid),
    kidsOf: (kids: readonly string[]) => user.kids.filter(({ kidUid }) => kids.includes(kidUid)),
    search,
    go,
  };
}

export type Place = ReturnType<typeof usePlace>;
