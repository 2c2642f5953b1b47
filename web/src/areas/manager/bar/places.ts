import type { StaffRight } from '@school/contract/roles';
import type { ComponentType } from 'react';

import { useSession } from '#api/session.ts';
import type { PlainPath } from '#kit/router/table.ts';

import { LateCount } from '../late-count.tsx';
import { FailedCount } from '../messages/failed-count.tsx';
import { RoomsCount } from '../rooms/rooms-count.tsx';
import { CaseCount } from '../money/case-count.tsx';
import { WaitingCount } from '../waiting-count.tsx';

/** A room of the back office. */
interface Room {
  to: PlainPath;
  name: RoomName;
  /** One of these rights opens it. */
  needs: readonly StaffRight[];
  /** What waits in it. */
  Count?: ComponentType;
  /** `bar`: in sight on every screen. `wide`: where there is room. `more`: behind «More». */
  stands: 'bar' | 'wide' | 'more';
}

type RoomName =
  | 'work'
  | 'families'
  | 'calendar'
  | 'chat'
  | 'requests'
  | 'groups'
  | 'offer'
  | 'late'
  | 'rooms'
  | 'lessonMarks'
  | 'money'
  | 'messages'
  | 'ratings'
  | 'report'
  | 'faults'
  | 'teachers'
  | 'payroll'
  | 'finance'
  | 'staff'
  | 'audit'
  | 'schoolSettings'
  | 'schoolOpening'
  | 'lessons'
  | 'schoolTexts'
  | 'announcements';

/** In the order of the bar. A new room is a line here: the bar, «More» and the palette know it from then on. */
const rooms: readonly Room[] = [
  { to: '/manager/work', name: 'work', needs: ['people'], stands: 'bar' },
  { to: '/manager', name: 'families', needs: ['people', 'money', 'support'], stands: 'bar' },
  { to: '/manager/calendar', name: 'calendar', needs: ['people'], stands: 'wide' },
  { to: '/manager/chat', name: 'chat', needs: ['people'], Count: WaitingCount, stands: 'bar' },
  { to: '/manager/requests', name: 'requests', needs: ['people'], stands: 'more' },
  { to: '/manager/groups', name: 'groups', needs: ['people'], stands: 'more' },
  { to: '/manager/offer', name: 'offer', needs: ['people', 'content'], stands: 'more' },
  { to: '/manager/rooms', name: 'rooms', needs: ['people'], Count: RoomsCount, stands: 'wide' },
  { to: '/manager/late', name: 'late', needs: ['people'], Count: LateCount, stands: 'wide' },
  { to: '/manager/lesson-marks', name: 'lessonMarks', needs: ['people'], stands: 'more' },
  { to: '/manager/money', name: 'money', needs: ['money'], Count: CaseCount, stands: 'wide' },
  { to: '/manager/messages', name: 'messages', needs: ['people'], Count: FailedCount, stands: 'more' },
  { to: '/manager/announcements', name: 'announcements', needs: ['people'], stands: 'more' },
  { to: '/manager/ratings', name: 'ratings', needs: ['people'], stands: 'more' },
  { to: '/manager/report', name: 'report', needs: ['people', 'finance'], stands: 'more' },
  { to: '/manager/teachers', name: 'teachers', needs: ['staff', 'people'], stands: 'more' },
  { to: '/manager/payroll', name: 'payroll', needs: ['payroll'], stands: 'more' },
  { to: '/manager/finance', name: 'finance', needs: ['finance'], stands: 'more' },
  { to: '/manager/staff', name: 'staff', needs: ['staff', 'admin'], stands: 'more' },
  { to: '/manager/audit', name: 'audit', needs: ['audit'], stands: 'more' },
  { to: '/manager/opening', name: 'schoolOpening', needs: ['owner', 'admin'], stands: 'more' },
  { to: '/manager/lessons', name: 'lessons', needs: ['content'], stands: 'more' },
  { to: '/manager/texts', name: 'schoolTexts', needs: ['content'], stands: 'more' },
  { to: '/manager/settings', name: 'schoolSettings', needs: ['admin', 'people', 'money'], stands: 'more' },
  { to: '/manager/faults', name: 'faults', needs: ['admin'], stands: 'more' },
];

/** The rooms that one has the rights for. */
export function useRooms(): readonly Room[] {
  const rights = useSession()?.rights ?? [];
  return rooms.filter(({ needs }) => needs.some((right) => rights.includes(right)));
}
