import type { Audit } from '#modules/audit';
import type { SchoolSettings } from '#modules/school';
import type { Calendar } from '#modules/calendar';
import type { ChatModule } from '#modules/chat';
import type { Families } from '#modules/families';
import type { Groups } from '#modules/groups';
import type { Identity } from '#modules/identity';
import type { Learning } from '#modules/learning';
import type { Playbooks } from '#modules/playbooks';
import type { Staffing } from '#modules/staffing';
import type { Acting } from '#platform/acting';
import type { Db } from '#platform/db';
import type { Files } from '#platform/files';
import type { PhoneBridge } from '#platform/phone-bridge';
import type { RateLimit } from '#platform/rate-limit';
import type { Rooms } from '#platform/rooms';

import type { MediaProvider, MediaServers } from '../media/provider.ts';
import type { CameraStore } from '../stores/cameras.store.ts';
import type { EventStore } from '../stores/events.store.ts';
import type { MemberStore } from '../stores/members.store.ts';
import type { LogStore } from '../stores/log.store.ts';
import type { RoomStore } from '../stores/rooms.store.ts';
import type { TaskStore } from '../stores/tasks.store.ts';
import type { HelpStore } from '../stores/help.store.ts';
import type { ShelfStore } from '../stores/shelf.store.ts';
import type { OutsideStore } from '../stores/outside.store.ts';
import type { CorrectionStore } from '../stores/corrections.store.ts';
import type { SummaryStore } from '../stores/summaries.store.ts';
import type { TroubleStore } from '../stores/trouble.store.ts';

/** What an action of this module works with. */
export interface Tools extends Acting {
  db: Pick<Db, 'inTransaction' | 'isInTransaction' | 'afterCommit'>;
  rooms: Pick<Rooms, 'hub' | 'metrics' | 'node' | 'readLines'>;
  rateLimit: Pick<RateLimit, 'take'>;
  identity: Pick<Identity, 'roomTicket' | 'roomCodes' | 'roomLinks' | 'nameOf' | 'accountOf' | 'reachOf'>;
  audit: Pick<Audit, 'record'>;
  school: Pick<SchoolSettings, 'now'>;
  families: Pick<Families, 'kids' | 'kidFaces' | 'kidsAllowed' | 'family' | 'matching'>;
  calendar: Pick<Calendar, 'lesson' | 'lessons' | 'teacher' | 'teachers' | 'lessonAt'>;
  playbooks: Pick<Playbooks, 'open' | 'answer' | 'hint' | 'move' | 'inClass'>;
  staffing: Pick<
    Staffing,
    | 'enterLesson'
    | 'noteAttendance'
    | 'attendanceOf'
    | 'teacherLesson'
    | 'judgeAbsence'
    | 'markConducted'
    | 'markMissed'
    | 'noteLesson'
    | 'correctReport'
    | 'mayObjectTo'
    | 'breakDown'
  >;
  learning: Pick<Learning, 'taughtIn' | 'warmUp' | 'plan' | 'openInClass' | 'choosePlan'>;
  chat: Pick<ChatModule, 'sharesContact'>;
  groups: Pick<Groups, 'exists'>;
  media: MediaProvider;
  /** What carries pictures and sound in place of the pages, where the school has any. */
  servers: MediaServers;
  roomRows: RoomStore;
  events: EventStore;
  members: MemberStore;
  log: LogStore;
  tasks: TaskStore;
  summaries: SummaryStore;
  corrections: CorrectionStore;
  trouble: TroubleStore;
  help: HelpStore;
  outside: OutsideStore;
  cameras: CameraStore;
  shelf: ShelfStore;
  files: Pick<Files, 'addPhoto' | 'delete' | 'url'>;
  /** Rings two people and connects them; without one a person of the school does. */
  phoneBridge: PhoneBridge | undefined;
  onFault(fault: unknown, what?: unknown): void;
}
