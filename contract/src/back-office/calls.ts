import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { managerReads, needing } from '../role-rows.ts';
import { schoolAges } from '../catalogue/limits.ts';
import { CourseCode, Subject } from '../catalogue/shapes.ts';
import { FamilySource } from '../families/added.ts';
import { FamilyTag } from './follow-up-calls.ts';
import { backOfficeLimits } from './limits.ts';
import { processStates } from '../calendar/limits.ts';
import { Id, Instant, line, Money, wholeInQuery } from '../shapes.ts';
import { shape } from '../named.ts';

/** What the list of families is put in order by: up, or with a minus down. */
export const familyColumns = ['parent', 'kids', 'phone', 'processes', 'gold', 'silver', 'email', 'created', 'subject'] as const;
export const familyOrders = familyColumns.flatMap((column) => [column, `-${column}`] as const);

/** Families by what is left on their balance: nothing, or so little that it ends soon (`backOfficeLimits.endingUnits`). */
export const familyBalances = ['none', 'ending'] as const;
/** Families by their lessons: none ahead, or none ahead and none held for a while (`backOfficeLimits.asleepDays`). */
export const familyLessons = ['noneAhead', 'asleep'] as const;
/** Families that have lessons of a package which ends soon (`backOfficeLimits.packageEndsDays`). */
export const familyEnds = ['soon'] as const;

/** A family in the manager's table. */
export const FamilyRow = shape('FamilyRow', {
  customerId: Id,
  parentName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  kids: z.array(z.strictObject({ kidUid: Id, name: z.string(), age: z.int(), avatar: z.nullable(z.string()) })),
  initialSubject: Subject,
  /** What each kid learns, and how far that has come. */
  processes: z.array(
    z.strictObject({
      processId: Id,
      type: z.enum(['intro', 'learning', 'group']),
      subject: Subject,
      courseCode: z.nullable(CourseCode),
      state: z.enum(processStates),
      kids: z.array(Id),
    }),
  ),
  gold: z.int(),
  silver: z.int(),
  tags: z.array(z.string()),
  createdAt: Instant,
});

/** A family as the search box shows it: enough to tell it from others. */
export const FoundFamily = shape('FoundFamily', {
  familyId: Id,
  parentName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  kids: z.array(z.strictObject({ kidUid: Id, name: z.string(), age: z.int() })),
  /** The order whose number was typed. */
  order: z.nullable(z.strictObject({ orderId: Id, total: Money, createdAt: Instant })),
});

/** Lessons on the balances of the whole list; null where it was not gone through: without a filter and an order. */
const FamilyTotals = z.nullable(z.strictObject({ gold: z.int(), silver: z.int() }));

export const backOfficeCalls = defineCalls({
  'GET /manager/found': {
    who: needing(managerReads, 'people', 'money', 'support'),
    summary: 'Families by whatever is typed: names of parent and kids, e-mail, any part of a phone, number of an order',
    query: z.strictObject({ search: line(100, 0) }),
    gives: z.strictObject({ families: z.array(FoundFamily) }),
    refusals: [],
  },
  'GET /manager/families': {
    who: needing(managerReads, 'people', 'money', 'support'),
    summary: 'Families by name, e-mail, phone, kid or order, newest first or in an order of the whole list, a page at a time',
    query: z.strictObject({
      search: z.optional(line(100, 0)),
      state: z.optional(z.enum(processStates)),
      balance: z.optional(z.enum(familyBalances)),
      lessons: z.optional(z.enum(familyLessons)),
      source: z.optional(FamilySource),
      tag: z.optional(FamilyTag),
      /** Of a process: whose it is, and what is learned in it. */
      teacher: z.optional(Id),
      course: z.optional(CourseCode),
      /** Of one of the kids, in whole years. */
      age: z.optional(wholeInQuery(schoolAges.from, schoolAges.to)),
      /** A colleague who has an open task about the family. */
      manager: z.optional(Id),
      ends: z.optional(z.enum(familyEnds)),
      order: z.optional(z.enum(familyOrders)),
      /** Rows of a page: more of them where the whole list is taken away as a file. */
      limit: z.optional(wholeInQuery(1, backOfficeLimits.familiesOfFile)),
      before: z.optional(line(64, 0)),
    }),
    gives: z.strictObject({ families: z.array(FamilyRow), next: z.nullable(z.string()), total: z.int(), totals: FamilyTotals }),
    refusals: [],
  },
});
