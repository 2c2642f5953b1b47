import type { LessonCase } from '@school/contract/back-office/lesson-case-calls';
import type { WorkItem } from '@school/contract/back-office/queue-calls';
import { promisedHours, queueLimits, type WorkKind } from '@school/contract/back-office/queue-limits';

import type { Principal } from '#platform/principal';
import { schoolZone } from '@school/contract/school/zone';

import { lessonCases } from './lesson-cases.ts';
import type { DayTools } from './tools.ts';

type Found = Pick<WorkItem, 'id' | 'since'> & Partial<Omit<WorkItem, 'kind' | 'promisedBy'>>;

/** A piece of work of a kind, with what was promised: so many hours after it began to wait. */
function workOf(kind: WorkKind, found: Found): WorkItem {
  const promisedBy = Temporal.Instant.from(found.since).add({ hours: promisedHours[kind] });
  return {
    kind,
    family: null,
    kidName: null,
    teacherName: null,
    subject: null,
    courseCode: null,
    amount: null,
    text: '',
    takenBy: null,
    promisedBy: promisedBy.toString(),
    ...found,
  };
}

const caseFound = ({ kind, id, lesson, families, text, since }: LessonCase): Found => ({
  id: `${kind}:${id}`,
  since,
  family: families.length === 1 ? (families[0] ?? null) : null,
  subject: lesson.subject,
  courseCode: lesson.courseCode,
  teacherName: lesson.teacher?.name ?? null,
  kidName: lesson.kids.map(({ name }) => name).join(', '),
  text,
});

type Source = (tools: DayTools, who: Principal) => Promise<Found[]>;

const familyOf = (it: { familyId: string | null; familyName: string | null }) =>
  it.familyId === null ? null : { familyId: it.familyId, name: it.familyName ?? '' };

/** Where each kind of work is asked for. */
const sources: Record<Exclude<WorkKind, 'teacherRequest' | 'waitingRequest' | 'trialOutcome'>, Source> = {
  teacherLate: async ({ staffing }) =>
    (await staffing.lateLessons()).lessons.map(({ lesson: { eventId, timestamp, subject, courseCode, teacher, kids } }) => ({
      id: eventId,
      since: timestamp,
      subject,
      courseCode,
      teacherName: teacher?.name ?? null,
      kidName: kids.map(({ name }) => name).join(', '),
    })),
  objection: async (tools) => (await lessonCases(tools)).filter(({ kind }) => kind === 'objection').map(caseFound),
  // A trial that nobody marked stands among the trials without an outcome already.
  lessonMark: async (tools) =>
    (await lessonCases(tools))
      .filter(({ kind, lesson }) => kind !== 'objection' && !(kind === 'unmarked' && lesson.kind === 'trial'))
      .map(caseFound),
  chat: async ({ chat }, who) =>
    (await chat.list(who)).flatMap(({ chatId, customer, title, waitingSince, lastMessage, assignedTo }) =>
      waitingSince === null
        ? []
        : [
            {
              id: chatId,
              since: waitingSince,
              family: { familyId: customer, name: title },
              text: lastMessage?.text ?? '',
              takenBy: assignedTo?.name ?? null,
            },
          ],
    ),
  chatReport: async ({ chat }) =>
    (await chat.helpdesk.reports('open')).map((it) => ({
      id: it.reportId,
      since: it.at,
      family: familyOf(it),
      teacherName: it.teacherName,
      text: it.kind === 'reported' ? it.reason : '',
    })),
  undelivered: async ({ notifications }) =>
    (await notifications.undelivered({ state: 'failed' })).messages.map((it) => ({
      id: it.messageId,
      since: it.timestamp,
      family: it.family,
      text: [it.subject, it.fault].filter(Boolean).join(' · '),
    })),
  lowRating: async ({ ratings }) =>
    (await ratings.list({ show: 'waiting' })).ratings.map((it) => ({
      id: it.ratingId,
      since: it.at,
      family: familyOf(it),
      kidName: it.kidName,
      teacherName: it.teacherName,
      subject: it.subject,
      text: it.comment,
    })),
  teacherCard: async ({ teacherCards }) =>
    (await teacherCards.deciding.list()).waiting.map(({ changeId, sentAt, name }) => ({ id: changeId, since: sentAt, teacherName: name })),
  familyTask: async ({ followUps }) =>
    (await followUps.dueToday(queueLimits.ofKind)).map(({ taskId, family, text, due, forWhom }) => ({
      id: taskId,
      since: Temporal.PlainDate.from(due).toZonedDateTime(schoolZone()).toInstant().toString(),
      family,
      text,
      takenBy: forWhom?.name ?? null,
    })),
  approval: async ({ approvals }, who) =>
    (await approvals.list(who.accountId, { state: 'waiting' })).approvals.map((it) => ({
      id: it.approvalId,
      since: it.askedAt,
      family: familyOf(it),
      amount: it.amount,
      text: it.reason,
      takenBy: it.askedBy.name,
    })),
  refund: async ({ refunds }) =>
    (await refunds.list({ stage: 'waiting' })).refunds.map((it) => ({
      id: it.refundId,
      since: it.steps[0]?.at ?? it.paidAt,
      family: familyOf(it),
      amount: it.amount,
      text: it.fault ?? it.reason,
    })),
  reconciliation: async ({ reconciliation }) =>
    (await reconciliation.list({ state: 'open' })).cases.map((it) => ({
      id: it.caseId,
      since: it.since,
      family: familyOf(it),
      amount: it.amount,
    })),
  review: async ({ playbooks, families, clock }) => {
    const works = await playbooks.worksWaitingSince(clock.now().subtract({ hours: promisedHours.review }));
    const kids = new Map((await families.kids(works.map(({ kidUid }) => kidUid))).map((kid) => [kid.kidUid, kid]));
    const names = await families.namesOf([...kids.values()].map(({ familyId }) => familyId));
    return works.map(({ kidUid, courseCode, since, works: count }) => {
      const kid = kids.get(kidUid);
      return {
        id: `${kidUid}:${courseCode}`,
        since: since.toString(),
        family: kid ? { familyId: kid.familyId, name: names.get(kid.familyId) ?? '' } : null,
        kidName: kid?.name ?? null,
        text: String(count),
      };
    });
  },
};

/** What families asked for, of three kinds. */
async function requests({ lessonActs }: DayTools): Promise<WorkItem[]> {
  const { teachers, waiting, trials } = await lessonActs.requests();
  return [
    ...teachers.map((it) =>
      workOf('teacherRequest', {
        id: it.requestId,
        since: it.askedAt,
        family: { familyId: it.familyId, name: it.parentName },
        kidName: it.kid.name,
        teacherName: it.from?.name ?? null,
        subject: it.process.subject,
        text: it.reason,
      }),
    ),
    ...waiting.map((it) =>
      workOf('waitingRequest', {
        id: it.request.requestId,
        since: it.request.since,
        family: { familyId: it.familyId, name: it.parentName },
        kidName: it.kid.name,
        text: it.request.wishes,
      }),
    ),
    ...trials.map((it) =>
      workOf('trialOutcome', {
        id: it.lesson.event.eventId,
        since: Temporal.Instant.from(it.lesson.event.timestamp).add({ minutes: it.lesson.event.minutes }).toString(),
        family: { familyId: it.familyId, name: it.parentName },
        kidName: it.kid.name,
        teacherName: it.lesson.event.teacher?.name ?? null,
        subject: it.lesson.event.subject,
      }),
    ),
  ];
}

/** Everything that waits, in no order yet; of each kind at most as many as anybody reads. */
export async function allWork(tools: DayTools, who: Principal): Promise<WorkItem[]> {
  const found: WorkItem[] = [];
  for (const kind of Object.keys(sources) as Array<keyof typeof sources>)
    found.push(...(await sources[kind](tools, who)).slice(0, queueLimits.ofKind).map((it) => workOf(kind, it)));
  return [...found, ...(await requests(tools))];
}
