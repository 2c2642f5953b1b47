import { iceServers } from '#modules/equipment';
import type { Db } from '#platform/db';
import { phoneBridge } from '#platform/phone-bridge';
import type { Rooms } from '#platform/rooms';
import type { Settings } from '#platform/settings';

import type { Tools } from './dependencies/tools.ts';
import { correctReport, sentReport } from './end/correct-report.ts';
import { finishLesson } from './end/finish-lesson.ts';
import { finishSheet } from './end/finish-sheet.ts';
import { showFilm } from './end/show-film.ts';
import { showPresence } from './end/show-presence.ts';
import { showSummary } from './end/show-summary.ts';
import { isElsewhere } from './live/meeting-of.ts';
import { liveRooms } from './live/room-keeper.ts';
import { runningRooms } from './live/running-rooms.ts';
import { showHelpFigures } from './log/show-help-figures.ts';
import { showLog } from './log/show-log.ts';
import { hearLivekit } from './live/hear-livekit.ts';
import { mediaServers } from './media/media-servers.ts';
import { mediaProvider } from './media/provider.ts';
import { groupCameras } from './live/group-cameras.ts';
import { outsideAddresses } from './outside/set-address.ts';
import { teachersShelf } from './shelf/keep-pictures.ts';
import { showPictures } from './shelf/show-pictures.ts';
import { showRooms } from './live/show-room.ts';
import { scriptOf, showScript } from './script/show-script.ts';
import { lessonTasks } from './tasks/lesson-tasks.ts';
import { createEventStore } from './stores/events.store.ts';
import { createLogStore } from './stores/log.store.ts';
import { createMemberStore } from './stores/members.store.ts';
import { createRoomStore } from './stores/rooms.store.ts';
import { createTaskStore } from './stores/tasks.store.ts';
import { createHelpStore } from './stores/help.store.ts';
import { createCameraStore } from './stores/cameras.store.ts';
import { createOutsideStore } from './stores/outside.store.ts';
import { createShelfStore } from './stores/shelf.store.ts';
import { createCorrectionStore } from './stores/corrections.store.ts';
import { createSummaryStore } from './stores/summaries.store.ts';
import { createTroubleStore } from './stores/trouble.store.ts';
import { actOnRoom } from './trouble/act-on-room.ts';
import { callForHelp, goOnByPhone, watchHelp } from './trouble/call-for-help.ts';
import { giveDeviceCode } from './trouble/device-code.ts';
import { findByLink } from './trouble/enter-by-link.ts';
import { watchAlone, watchMissing } from './trouble/watch-missing.ts';

export interface LessonRoomGiven extends Omit<
  Tools,
  | 'db'
  | 'media'
  | 'servers'
  | 'roomRows'
  | 'events'
  | 'members'
  | 'log'
  | 'tasks'
  | 'summaries'
  | 'corrections'
  | 'trouble'
  | 'help'
  | 'outside'
  | 'cameras'
  | 'shelf'
  | 'phoneBridge'
  | 'rooms'
> {
  db: Db;
  rooms: Pick<Rooms, 'hub' | 'metrics' | 'node' | 'readLines' | 'keep'>;
  settings: Pick<Settings, 'relay' | 'hideAddresses' | 'media' | 'phoneBridge'>;
}

/** The room of a lesson: who is in it, what is done there, and what of it is evidence (docs/design/lesson-room.md). */
export function createLessonRoom({ db, rooms, settings, ...given }: LessonRoomGiven) {
  const servers = mediaServers(settings.media, given.onFault);
  const tools: Tools = {
    ...given,
    db,
    rooms,
    servers,
    media: mediaProvider({
      iceServers: (who) => iceServers(settings.relay, who, given.clock.now()),
      hideAddresses: settings.hideAddresses,
      wish: settings.media.wish,
      servers,
    }),
    roomRows: createRoomStore(db),
    events: createEventStore(db),
    members: createMemberStore(db),
    log: createLogStore(db),
    tasks: createTaskStore(db),
    summaries: createSummaryStore(db),
    corrections: createCorrectionStore(db),
    trouble: createTroubleStore(db),
    help: createHelpStore(db),
    outside: createOutsideStore(db),
    cameras: createCameraStore(db),
    shelf: createShelfStore(db),
    phoneBridge: settings.phoneBridge && phoneBridge(settings.phoneBridge),
  };
  const live = liveRooms(tools);
  const unanswered = watchHelp(tools);
  let ticks = 0;
  rooms.keep({
    ...live.keeper,
    async tick() {
      await live.keeper.tick();
      ticks += 1;
      if (ticks % 10 === 0) await unanswered();
    },
  });
  const ask = callForHelp(tools, live.note);
  return {
    ...live,
    ...showRooms(tools, scriptOf(tools)),
    /** All rooms that are open, for managers. */
    running: runningRooms(tools),
    script: showScript(tools),
    shelf: teachersShelf(tools),
    pictures: showPictures(tools),
    tasks: lessonTasks(tools, live),
    finishSheet: finishSheet(tools, live.presence),
    finish: finishLesson(tools, live),
    summary: showSummary(tools),
    sentReport: sentReport(tools),
    correctReport: correctReport(tools),
    log: showLog(tools),
    helpFigures: showHelpFigures(tools),
    showPresence: showPresence(tools),
    film: showFilm(tools),
    watchMissing: watchMissing(tools),
    callForHelp: ask,
    goOnByPhone: goOnByPhone(tools, ask),
    watchHelp: unanswered,
    ...actOnRoom(tools, live),
    ...outsideAddresses(tools),
    ...groupCameras(tools),
    isElsewhere: isElsewhere(tools),
    giveDeviceCode: giveDeviceCode(tools),
    findByLink: findByLink(tools),
    watchAlone: watchAlone(tools),
    hearLivekit: hearLivekit(tools),
  };
}

export type LessonRoom = ReturnType<typeof createLessonRoom>;
