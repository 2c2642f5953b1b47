import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { parentAndSupport } from '../role-rows.ts';
import { Club } from '../catalogue/shapes.ts';
import { Done, Id, Instant, text } from '../shapes.ts';
import { dayParts } from './limits.ts';
import { Enrolment, Group, GroupChoice, GroupVisit, JoiningTerms, WaitingRequest } from './shapes.ts';

const TheKid = z.strictObject({ kidUid: Id });

export const groupsCalls = defineCalls({
  'GET /groups': {
    who: ['deny', 'read', 'deny', 'deny', 'read', 'read'],
    live: 'groups',
    summary: 'Groups with a lesson from today to 28 days ahead',
    gives: z.strictObject({ groups: z.array(Group) }),
    refusals: [],
  },
  'GET /groups/mine': {
    who: parentAndSupport,
    live: 'enrolments/:customerId',
    summary: 'The groups of the family: enrolments, trial visits, places in the waiting list, and what each kid may do',
    gives: z.strictObject({
      enrolments: z.array(Enrolment),
      visits: z.array(GroupVisit),
      waiting: z.array(WaitingRequest),
      choices: z.array(GroupChoice),
    }),
    refusals: [],
  },
  'GET /groups/:groupId/terms/:kidUid': {
    who: parentAndSupport,
    summary: 'What joining a group comes to for a kid: its lessons, what they cost, and what stands in the way',
    gives: JoiningTerms,
    refusals: ['groups.group_not_found', 'families.kid_not_found'],
  },
  'POST /groups/:groupId/join': {
    who: parentAndSupport,
    summary: 'Enrols a kid: a place in every coming lesson, units reserved in order of start',
    body: TheKid,
    gives: Enrolment,
    refusals: [
      'groups.group_not_found',
      'families.kid_not_found',
      'groups.already_enrolled',
      'groups.wrong_age',
      'groups.takes_nobody',
      'groups.limit_exceeded',
      'groups.no_places',
      'groups.needs_paid_balance',
      'ledger.not_enough_units',
      'scheduling.kid_busy',
    ],
    idempotent: true,
  },
  'POST /groups/:groupId/leave': {
    who: parentAndSupport,
    summary: 'A kid leaves a group: lessons 8 hours or more away are given back, nearer ones stay',
    body: TheKid,
    gives: z.strictObject({ returned: z.int(), stays: z.array(Instant) }),
    refusals: ['groups.group_not_found', 'families.kid_not_found', 'groups.not_enrolled'],
    idempotent: true,
  },
  'POST /groups/:groupId/visit': {
    who: parentAndSupport,
    summary: 'One lesson of a group as a trial, without enrolling; needs a paid group package and takes one lesson of it',
    body: z.strictObject({ kidUid: Id, timestamp: Instant }),
    gives: GroupVisit,
    refusals: [
      'groups.group_not_found',
      'families.kid_not_found',
      'groups.already_enrolled',
      'groups.visit_exists',
      'groups.already_waiting',
      'groups.wrong_age',
      'groups.takes_nobody',
      'groups.no_places',
      'groups.trial_needs_package',
      'ledger.not_enough_units',
      'scheduling.lesson_not_found',
      'scheduling.event_completed',
      'scheduling.in_the_past',
      'scheduling.kid_busy',
    ],
    idempotent: true,
  },
  'POST /groups/waiting': {
    who: parentAndSupport,
    summary: 'Puts a kid on the waiting list of a club, or of one group; a place that suits is offered at once',
    body: z.strictObject({
      kidUid: Id,
      courseCode: Club,
      groupId: z.optional(Id),
      /** 1 Monday to 7 Sunday, and the part of the day, by the family's own calendar. */
      weekday: z.optional(z.int().check(z.gte(1), z.lte(7))),
      dayPart: z.optional(z.enum(dayParts)),
      wishes: z.optional(text(500, 0)),
    }),
    gives: WaitingRequest,
    refusals: [
      'families.kid_not_found',
      'groups.group_not_found',
      'groups.already_enrolled',
      'groups.already_waiting',
      'groups.wrong_age',
      'groups.takes_nobody',
      'groups.places_free',
      'catalogue.course_off',
    ],
    idempotent: true,
  },
  'POST /groups/waiting/:requestId/withdraw': {
    who: parentAndSupport,
    summary: 'Leaves the waiting list; a place that was offered goes to the next in line',
    gives: Done,
    refusals: ['groups.request_not_found', 'groups.no_offer', 'groups.group_not_found'],
    idempotent: true,
  },
  'POST /groups/waiting/:requestId/accept': {
    who: parentAndSupport,
    summary: 'Takes the offered place; what is missing is told, and the offer stays until its time is over',
    gives: Enrolment,
    refusals: [
      'groups.request_not_found',
      'groups.no_offer',
      'groups.group_not_found',
      'groups.already_enrolled',
      'groups.wrong_age',
      'groups.takes_nobody',
      'groups.limit_exceeded',
      'groups.needs_paid_balance',
      'ledger.not_enough_units',
      'scheduling.kid_busy',
    ],
    idempotent: true,
  },
  'POST /groups/waiting/:requestId/decline': {
    who: parentAndSupport,
    summary: 'Lets the offered place go to the next in line; a request for any group stays in its place',
    gives: Done,
    refusals: ['groups.request_not_found', 'groups.no_offer', 'groups.group_not_found'],
    idempotent: true,
  },
});
