import { remedies } from '../reconciliation/shapes.ts';
import { staffRights } from '../roles.ts';
import { paymentsLimits } from '../payments/limits.ts';
import { familiesLimits } from '../families/limits.ts';
import { dayParts } from '../groups/limits.ts';
import { processStates } from '../calendar/limits.ts';
import { pageKeys } from '../pages/limits.ts';
import { promoTypes } from '../promotions/limits.ts';
import { secretKinds } from '../school/secrets.ts';

/** What an act was done to. A new one wants its word in web/src/i18n/{ru,en}/audit-fields.ts. */
export const auditSubjects = [
  'announcement',
  'call',
  'canned-answer',
  'case',
  'chat',
  'chat-report',
  'colleague',
  'remedy',
  'gift',
  'grant',
  'group',
  'kid',
  'lesson',
  'message',
  'note',
  'objection',
  'openingBalances',
  'payment',
  'process',
  'product',
  'promoCode',
  'rating',
  'refund',
  'request',
  'staff',
  'teacher',
  'ticket',
  'writeOff',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/**
 * Every field that an act keeps, with how people are told of it: a list is one of its codes, `hidden` is an id or a check that
 * tells nobody anything. `minor` are minor units of the field `currency` beside it, `since` is a moment or, null, at once,
 * `lines` are lessons and schedules as the log keeps them in short.
 */
export const auditFields = {
  // Money.
  kind: ['gold', 'silver', 'individual', 'group', 'subscription', 'holiday', 'illness'],
  units: 'lessons',
  amount: 'minor',
  currency: 'currency',
  state: ['done', 'waiting', 'queued', 'sent', 'failed', 'dropped', 'closed'],
  as: ['withdrawing', 'overdue'],
  exchangeBy: ['value', 'rate'],
  rateIndividual: 'number',
  rateGroup: 'number',
  lotId: 'hidden',
  invoice: 'text',
  paidBy: paymentsLimits.manual.ways,
  secret: secretKinds,
  askedBy: 'text',
  orderId: 'order',
  remedy: remedies,
  prices: 'moneys',
  onSale: 'yesNo',
  validFrom: 'since',
  code: 'text',
  type: promoTypes,
  percent: 'percent',
  amounts: 'moneys',
  forKind: ['individual', 'group', 'subscription'],
  productCode: 'text',
  packages: 'text',
  startsAt: 'moment',
  endsAt: 'moment',
  usesMax: 'number',
  usesPerFamily: 'number',
  note: 'text',
  isOn: 'yesNo',
  friendLessons: 'lessons',
  hours: 'hours',
  // Lessons, schedules, groups.
  lessons: 'lessons',
  schedules: 'lines',
  gold: 'lessons',
  silver: 'lessons',
  groups: 'places',
  scope: ['one', 'following', 'all'],
  absent: 'count',
  outcome: ['recommended', 'notYet', 'upheld', 'rejected'],
  courseCode: 'course',
  lessonCode: 'text',
  level: 'hidden',
  text: 'text',
  answer: 'text',
  from: 'moment',
  until: 'moment',
  despite: 'yesNo',
  timestamp: 'moment',
  status: 'lessonStatus',
  teacher: 'text',
  subject: 'subject',
  overAgeConfirmed: 'yesNo',
  dayPart: dayParts,
  weekday: 'weekday',
  places: 'number',
  fromDay: 'moment',
  untilDay: 'moment',
  opensAt: 'since',
  wishes: 'text',
  page: pageKeys,
  kidUid: 'hidden',
  processId: 'hidden',
  teacherId: 'hidden',
  eventId: 'hidden',
  groupId: 'hidden',
  toGroupId: 'hidden',
  requestId: 'hidden',
  reason: 'text',
  isOffered: 'yesNo',
  trialDaysAhead: 'number',
  trialsADay: 'number',
  trialsOfTeacher: 'number',
  trialTeachers: 'count',
  // Families.
  source: familiesLimits.sources,
  asked: familiesLimits.askedHow,
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  locale: 'language',
  timezone: 'zone',
  name: 'text',
  surname: 'text',
  dob: 'birth',
  languages: 'language',
  picture: 'yesNo',
  way: ['mail', 'sms', 'handed on'],
  day: 'moment',
  budget: 'number',
  of: ['family', 'kid'],
  kids: 'count',
  redacted: 'hidden',
  families: 'number',
  rows: 'number',
  rooms: 'number',
  search: 'text',
  courseState: processStates,
  balanceLeft: ['none', 'ending'],
  lessonsOf: ['noneAhead', 'asleep'],
  // Messages.
  people: 'number',
  told: 'number',
  fault: 'text',
  assignedTo: 'text',
  title: 'text',
  ru: 'text',
  en: 'text',
  days: 'weekly',
  exceptions: 'lines',
  // Teachers and colleagues.
  ages: 'ages',
  about: 'tongues',
  subjects: 'subject',
  zone: 'zone',
  ageFrom: 'number',
  ageTo: 'number',
  rateId: 'hidden',
  trial: 'minor',
  short: 'minor',
  long: 'minor',
  group: 'minor',
  perHead: 'minor',
  month: 'text',
  sums: 'text',
  missedPercent: 'percent',
  latePercent: 'percent',
  setBy: 'text',
  setAt: 'moment',
  rights: staffRights,
  becomesOwner: 'yesNo',
  despiteMissing: 'text',
  dueAt: 'moment',
  at: 'moment',
  // Settings of the school.
  nameRu: 'text',
  nameEn: 'text',
  legalName: 'text',
  legalTaxNumber: 'text',
  legalAddress: 'text',
  legalDirector: 'text',
  legalAccount: 'text',
  legalBank: 'text',
  legalBic: 'text',
  legalCorrespondent: 'text',
  contactPhone: 'text',
  contactEmail: 'text',
  contactWeek: 'text',
  contactHolidays: 'moment',
  contactZone: 'zone',
  hoursToCancelOrTransfer: 'hours',
  bookingNoticeMinutes: 'number',
  introHoldMinutes: 'number',
  introTransfers: 'number',
  groupPlaces: 'range',
  groupsAKid: 'number',
  waitingOfferHours: 'hours',
  lowStars: 'number',
  ratingDays: 'number',
  surveyDays: 'number',
  enterBeforeMinutes: 'number',
  absentAfterMinutes: 'number',
  freeSkipDays: 'number',
  teacherWaitMinutes: 'number',
  lateTeacherBonus: 'lessons',
  unpaidScheduleHours: 'hours',
  unpaidNoticeHours: 'hours',
  unfundedReleaseHours: 'hours',
  unfundedNoticeHours: 'hours',
  daysPerWeek: 'number',
  horizonWeeks: 'number',
  pauseDays: 'number',
  orderHours: 'hours',
  orderByHandDays: 'number',
  packageMonths: 'number',
  endingAt: 'lessons',
  expiryNoticeDays: 'text',
  subscriptionDays: 'number',
  renewBeforeHours: 'hours',
  chargeAgainDays: 'text',
  renewalGraceDays: 'number',
  priceNoticeDays: 'number',
  quietHours: 'range',
  noticeChannels: 'channels',
  reminderHours: 'hours',
  reminderMinutes: 'number',
  reminderSoonMinutes: 'number',
  smsPerDay: 'number',
  managerIdleMinutes: 'number',
  managerSessionHours: 'hours',
  teacherIdleHours: 'hours',
  teacherSessionDays: 'number',
  refundDays: 'number',
  invoiceDays: 'number',
  exchangeNoticeDays: 'number',
  approvalUnits: 'lessons',
  approvalAmounts: 'moneys',
} as const satisfies Record<string, string | readonly string[]>;
export type AuditField = keyof typeof auditFields;
/** The fields whose value is one code of a list, each with its codes. */
export type AuditCodes = {
  [
    F in AuditField as (typeof auditFields)[F] extends readonly string[] ? F : never
  ]: (typeof auditFields)[F] extends readonly (infer C extends string)[] ? C : never;
};

interface Kept {
  subjectType: string | null;
  before: object | null;
  after: object | null;
}

/** What of an act has no words for people: fields and subjects that nobody named, codes that no list has. Empty is right. */
export function withoutWords({ subjectType, before, after }: Kept): string[] {
  const known: Readonly<Record<string, string | readonly string[]>> = auditFields;
  const subjects: readonly string[] = auditSubjects;
  return [
    ...(subjectType === null || subjects.includes(subjectType) ? [] : [`subject ${subjectType}`]),
    ...[before, after].flatMap((side) =>
      Object.entries(side ?? {}).flatMap(([field, value]) => {
        const told = Object.hasOwn(known, field) ? known[field] : undefined;
        if (told === undefined) return [`field ${field}`];
        if (typeof told === 'string') return [];
        const codes: unknown[] = Array.isArray(value) ? value : [value];
        return codes
          .filter((code) => code !== null && !(typeof code === 'string' && told.includes(code)))
          .map((code) => `${field} ${JSON.stringify(code)}`);
      }),
    ),
  ];
}
