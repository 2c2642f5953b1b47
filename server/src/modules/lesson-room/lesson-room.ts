import { iceServers } from '#modules/equipment';
import type { Db } from '#platform/db';
import type { Rooms } from '#platform/rooms';
import type { Settings } from '#platform/settings';

import type { Tools } from './dependencies/tools.ts';
import { finishLesson } from './end/finish-lesson.ts';
import { finishSheet } from './end/finish-sheet.ts';
import { showPresence } from './end/show-presence.ts';
import { showSummary } from './end/show-summary.ts';
import { liveRooms } from './live/room-keeper.ts';
import { directMedia } from './media/direct.ts';
import { showScript } from './script/show-script.ts';
import { lessonTasks } from './tasks/lesson-tasks.ts';
import { createEventStore } from './stores/events.store.ts';
import { createMemberStore } from './stores/members.store.ts';
import { createRoomStore } from './stores/rooms.store.ts';
import { createTaskStore } from './stores/tasks.store.ts';
import { createSummaryStore } from './stores/summaries.store.ts';
import { createTroubleStore } from './stores/trouble.store.ts';
import { watchAlone, watchMissing } from './trouble/watch-missing.ts';

export interface LessonRoomGiven extends Omit<
  Tools,
  'db' | 'media' | 'roomRows' | 'events' | 'members' | 'tasks' | 'summaries' | 'trouble' | 'rooms'
> {
  db: Db;
  rooms: Pick<Rooms, 'hub' | 'node' | 'keep'>;
  settings: Pick<Settings, 'relay' | 'hideAddresses'>;
}

/** The room of a lesson: who is in it, what is done there, and what of it is evidence (docs/design/lesson-room.md). */
export function createLessonRoom({ db, rooms, settings, ...given }: LessonRoomGiven) {
  const tools: Tools = {
    ...given,
    db,
    rooms,
    media: directMedia((who) => iceServers(settings.relay, who, given.clock.now()), settings),
    roomRows: createRoomStore(db),
    events: createEventStore(db),
    members: createMemberStore(db),
    tasks: createTaskStore(db),
    summaries: createSummaryStore(db),
    trouble: createTroubleStore(db),
  };
  const live = liveRooms(tools);
  rooms.keep(live.keeper);
  return {
    ...live,
    script: showScript(tools),
    tasks: lessonTasks(tools, live),
    finishSheet: finishSheet(tools, live.presence),
    finish: finishLesson(tools, live),
    summary: showSummary(tools),
    showPresence: showPresence(tools),
    watchMissing: watchMissing(tools),
    watchAlone: watchAlone(tools),
  };
}

export type LessonRoom = ReturnType<typeof createLessonRoom>;
