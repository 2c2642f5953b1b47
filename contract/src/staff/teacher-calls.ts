import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { schedulingLimits } from '../calendar/limits.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { schoolAges, subjectCodes } from '../catalogue/limits.ts';
import { familiesLimits } from '../families/limits.ts';
import { Email } from '../identity/shapes.ts';
import { Teacher } from '../calendar/shapes.ts';
import { SubstitutionChoice } from '../staffing/shapes.ts';
import { Id, Instant, largest, Locale, text, TimeZone, Nothing, whole } from '../shapes.ts';
import { handOn, StaffName, StaffReason } from './shapes.ts';
import { shape } from '../named.ts';

const age = z.int().check(z.gte(schoolAges.from), z.lte(schoolAges.to));
const about = text(600, 0);

/** Whom a teacher teaches, and how families read of it. */
const Profile = {
  name: StaffName,
  about: z.strictObject({ ru: about, en: about }),
  subjects: z.array(z.enum(subjectCodes)).check(z.minLength(1), z.maxLength(subjectCodes.length)),
  languages: z.array(z.enum(familiesLimits.kidLanguages)).check(z.minLength(1), z.maxLength(familiesLimits.kidLanguages.length)),
  ages: z.strictObject({ from: age, to: age }),
  zone: TimeZone,
};

/** A teacher on the managers' list: the profile, the account, and how full the days are. */
export const ManagedTeacher = shape('ManagedTeacher', {
  ...Profile,
  name: z.string(),
  teacherId: Id,
  avatar: z.nullable(z.string()),
  teachesNow: z.boolean(),
  email: z.nullable(z.string()),
  /** `none`: no account to sign in with. */
  account: z.enum(['active', 'invited', 'blocked', 'none']),
  /** Minutes a week that the teacher has opened, and how many of the next seven days are taken, in how many lessons. */
  minutesOpen: z.int(),
  minutesTaken: z.int(),
  lessonsAhead: z.int(),
  /** Kids taught in the last 28 days. */
  pupils: z.int(),
  lessonsGiven: z.int(),
  since: Instant,
});
export type ManagedTeacher = z.infer<typeof ManagedTeacher>;

const Teachers = z.strictObject({ teachers: z.array(ManagedTeacher) });
const Invited = z.extend(Teachers, { handOn });
const because = z.strictObject({ reason: StaffReason });

/** Teachers as the school employs them: hire, change, let go, and who could stand in. */
export const teacherManagementCalls = defineCalls({
  'GET /manager/teachers': {
    who: needing(managerReads, 'staff', 'people'),
    summary: 'All teachers with their load, those who teach now first',
    gives: Teachers,
    refusals: [],
  },
  'POST /manager/teachers': {
    who: needing(manager, 'staff'),
    summary: 'Hires a teacher: profile and account; a link to choose a password goes by mail',
    body: z.strictObject({ ...Profile, email: Email, locale: Locale }),
    gives: Invited,
    refusals: ['identity.email_taken', 'staff.ages_crossed'],
    idempotent: true,
  },
  'POST /manager/teachers/:teacherId': {
    who: needing(manager, 'staff'),
    summary: 'Another profile: at once for new lessons; what is booked stays',
    body: z.strictObject({ ...Profile, reason: StaffReason }),
    gives: Teachers,
    refusals: ['scheduling.teacher_not_found', 'staff.ages_crossed'],
  },
  'POST /manager/teachers/:teacherId/invitation': {
    who: needing(manager, 'staff'),
    summary: 'Sends the link to choose a password anew',
    body: Nothing,
    gives: Invited,
    refusals: ['scheduling.teacher_not_found', 'staff.not_found'],
  },
  'POST /manager/teachers/:teacherId/leave/preview': {
    who: needing(manager, 'staff'),
    summary: 'Every lesson ahead of whoever would leave, each with those who could take it for good. Nothing is changed',
    body: Nothing,
    gives: z.strictObject({ lessons: z.array(SubstitutionChoice), families: z.int() }),
    refusals: ['scheduling.teacher_not_found'],
  },
  'POST /manager/teachers/:teacherId/leave': {
    who: needing(manager, 'staff'),
    summary:
      'Teaches no more and signs in no more; with `handOver` all lessons go to colleagues in the same act, without it none may be left',
    body: z.extend(because, {
      handOver: z.optional(
        z.strictObject({
          /** As many as the preview showed; others now, and it must be looked at again. */
          lessons: whole(0, largest),
          /** Wanted teachers; a lesson that is not named gets the best one, null means that it is cancelled. */
          choices: z
            .array(z.strictObject({ eventId: Id, teacherId: z.nullable(Id) }))
            .check(z.maxLength(schedulingLimits.lessonsHandedOver)),
          note: text(2000, 0),
        }),
      ),
    }),
    gives: Teachers,
    refusals: ['scheduling.teacher_not_found', 'scheduling.touches_changed', 'staff.teacher_has_lessons', 'staff.blocked_already'],
  },
  'POST /manager/teachers/:teacherId/return': {
    who: needing(manager, 'staff'),
    summary: 'Teaches again',
    body: because,
    gives: Teachers,
    refusals: ['scheduling.teacher_not_found', 'staff.blocked_already'],
  },
  'GET /manager/teachers/:teacherId/lessons': {
    who: needing(managerReads, 'staff', 'people'),
    summary: 'Lessons of the next 14 days, each with those who are free and fit, the best first',
    gives: z.strictObject({ teacher: Teacher, lessons: z.array(SubstitutionChoice), more: z.int() }),
    refusals: ['scheduling.teacher_not_found'],
  },
});
