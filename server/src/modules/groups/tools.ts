import type { ClubCode } from '@school/contract/catalogue/limits';
import type { Localised } from '@school/contract/shapes';

import type { Catalogue } from '#modules/catalogue';
import type { Families } from '#modules/families';
import type { Ledger } from '#modules/ledger';
import type { SchoolSettings } from '#modules/school';
import type { Calendar } from '#modules/calendar';
import type { Clubs } from '#modules/clubs';
import type { Acting } from '#platform/acting';
import type { EventsOf } from '#platform/events';

import type { GroupRows } from './groups.store.ts';
import type { Requests } from './requests.store.ts';
import type { Seats } from './seats.store.ts';

interface OfKid {
  familyId: string;
  kidUid: string;
  groupId: string;
  title: Localised;
}

/** The events of this module. Instants are ISO strings: events travel as JSON. */
export type GroupsEvent =
  | ({ type: 'groups.joined'; firstLesson: string | null } & OfKid)
  | ({ type: 'groups.visit_booked'; lessonId: string; startsAt: string } & OfKid)
  | ({ type: 'groups.place_offered'; requestId: string; until: string; startsAt: string | null } & OfKid)
  | ({ type: 'groups.offer_expired'; requestId: string } & OfKid)
  | ({ type: 'groups.closed'; reason: string } & OfKid)
  /** Too few came by the day on which it was to begin. */
  | ({ type: 'groups.not_gathered' } & OfKid)
  /** It goes on to its last day; `lessons` of the kid after that are called off, and so many units are back. */
  | ({ type: 'groups.closing'; from: string; lessons: number; returned: number; reason: string } & OfKid)
  /** It meets at another time or with another teacher from its first lesson there on; `missing`: when the kid has another lesson. */
  | ({ type: 'groups.moved'; startsAt: string; teacherId: string; withTeacher: boolean; missing: string[]; reason: string } & OfKid)
  /** Lessons of the kid are called off, and the group goes on. */
  | ({ type: 'groups.lessons_off'; startsAt: string[]; returned: number; reason: string } & OfKid)
  /** A manager took the kid out of the group; nearer lessons stay the kid's. */
  | ({ type: 'groups.removed'; stays: string[] } & OfKid)
  /** A manager took a request off the waiting list, with an answer. */
  | { type: 'groups.waiting_declined'; familyId: string; kidUid: string; courseCode: ClubCode; requestId: string; answer: string };

/** What an action of this module works with. */
export interface Tools extends Acting {
  families: Pick<Families, 'kidOf' | 'kidsOf' | 'kids' | 'family' | 'timezonesOf' | 'namesOf'>;
  ledger: Pick<Ledger, 'free' | 'hasPaid' | 'lockFamily'>;
  calendar: Pick<Calendar, 'teacher' | 'processesOf' | 'lessonsUntil' | 'touchedLesson'>;
  school: Pick<SchoolSettings, 'now' | 'read'>;
  catalogue: Pick<Catalogue, 'offer' | 'courseOffered'>;
  clubs: Pick<
    Clubs,
    | 'openClub'
    | 'planClub'
    | 'moveClub'
    | 'callOffClub'
    | 'closeClub'
    | 'enterClub'
    | 'visitClub'
    | 'leaveClub'
    | 'endVisit'
    | 'comingOfClubs'
    | 'clashesWithClubs'
    | 'placesAhead'
    | 'siblingsAtClub'
  >;
  rows: GroupRows;
  seats: Seats;
  requests: Requests;
}

declare module '#platform/events' {
  interface Events extends EventsOf<GroupsEvent> {}
}
