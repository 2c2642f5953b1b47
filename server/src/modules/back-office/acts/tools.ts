import type { Audit } from '#modules/audit';
import type { Families } from '#modules/families';
import type { Groups } from '#modules/groups';
import type { Ledger } from '#modules/ledger';
import type { Calendar } from '#modules/calendar';
import type { Scheduling } from '#modules/scheduling';
import type { Staffing } from '#modules/staffing';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

/** What the acts of managers on lessons work with: the doors of those who know how. */
export interface ActTools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  families: Pick<Families, 'family' | 'kidsOf'>;
  groups: Pick<Groups, 'list' | 'mine' | 'join' | 'leave' | 'move' | 'offerTo' | 'withdraw' | 'waitingLists'>;
  ledger: Pick<Ledger, 'free'>;
  scheduling: Pick<
    Scheduling,
    | 'appointLesson'
    | 'bookIntro'
    | 'cancelLesson'
    | 'changeSchedule'
    | 'changeTeacher'
    | 'declineTeacherRequest'
    | 'endSchedule'
    | 'managedProcesses'
    | 'pauseSchedule'
    | 'resumeSchedule'
    | 'setRegularSchedule'
    | 'singleSlots'
    | 'transferLesson'
    | 'trialTimes'
    | 'waitingTeacherRequests'
    | 'weeklyTimes'
  >;
  staffing: Pick<
    Staffing,
    | 'breakDown'
    | 'closeAsMissed'
    | 'conductLesson'
    | 'familyLesson'
    | 'familyLessons'
    | 'replaceTeacher'
    | 'reportTrial'
    | 'returnLesson'
    | 'substitutesOf'
    | 'trialsWithoutOutcome'
  >;
  calendar: Pick<Calendar, 'lessonsUntil' | 'teacher' | 'touchedLesson'>;
}

/** The manager who acts. */
export interface Manager {
  accountId: string;
}
