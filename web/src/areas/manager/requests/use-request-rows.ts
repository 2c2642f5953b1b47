import type { AnswerOf } from '@school/contract/calls';
import type { Localised } from '@school/contract/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, weekdayName } from '#i18n/time.ts';

type Requests = AnswerOf<'GET /manager/requests'>;

/** What families wait for, in the order of the page. */
export const requestKinds = ['teachers', 'waiting', 'trials'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** A way to answer: the sheet on the page of the family's lessons, and what it is about. */
interface WayOut {
  action: string;
  id?: string;
  words: string;
  label: string;
}

/** A request as its line says it. */
export interface RequestRow {
  id: string;
  familyId: string;
  parentName: string;
  kidName: string;
  what: string;
  since: string;
  notes: readonly string[];
  waysOut: readonly WayOut[];
}

/** Gives the lines of each kind of request. */
export function useRequestRows(): (kind: RequestKind, data: Requests) => RequestRow[] {
  const t = useTexts('managerRequests');
  const names = useTexts('names');
  const locale = useLocale();
  const title = ({ ru, en }: Localised) => (locale === 'ru-RU' ? ru : en);
  const about = (notes: readonly string[]) => notes.filter((note) => note !== '');

  const teacher = ({ requestId, familyId, parentName, kid, process, reason, from, askedAt }: Requests['teachers'][number]): RequestRow => ({
    id: requestId,
    familyId,
    parentName,
    kidName: kid.name,
    what: process.courseCode ? names.courses[process.courseCode] : names.subjects[process.subject],
    since: askedAt,
    notes: about([`«${reason}»`, from ? t.fromTeacher(from.name) : '']),
    waysOut: [
      { action: 'changeTeacher', id: process.processId, words: t.answer, label: t.answerTo(parentName) },
      { action: 'declineTeacherRequest', id: process.processId, words: t.decline, label: t.declineOf(parentName) },
    ],
  });

  const waiting = ({ familyId, parentName, kid, request, open, timezone }: Requests['waiting'][number]): RequestRow => {
    const { weekday, dayPart, wishes, place, offer, courseCode, requestId, group } = request;
    const wanted = [weekday === null ? t.anyDay : weekdayName(locale, weekday), dayPart ? t.parts[dayPart] : ''];
    const free = open.length > 0 ? t.open(open.map((it) => title(it.title)).join(', ')) : t.noOpen;
    const offerPlace = { action: 'offerPlace', id: requestId, words: t.offer, label: t.offerTo(parentName) };
    return {
      id: requestId,
      familyId,
      parentName,
      kidName: kid.name,
      what: `${names.courses[courseCode]} · ${t.place(place)}`,
      since: request.since,
      notes: about([
        about([group ? title(group.title) : '', ...wanted]).join(', '),
        wishes,
        offer ? t.offered(title(offer.group.title), at(locale, offer.until, 'dayTime', timezone)) : free,
      ]),
      waysOut: [
        ...(!offer && open.length > 0 ? [offerPlace] : []),
        { action: 'enrol', id: kid.kidUid, words: t.enrol, label: t.enrolOf(parentName) },
        { action: 'declineWaiting', id: requestId, words: t.decline, label: t.declineOf(parentName) },
      ],
    };
  };

  const trial = ({ familyId, parentName, kid, lesson: { event, may } }: Requests['trials'][number]): RequestRow => ({
    id: event.eventId,
    familyId,
    parentName,
    kidName: kid.name,
    what: names.subjects[event.subject],
    since: event.timestamp,
    notes: about([event.teacher ? t.fromTeacher(event.teacher.name) : '']),
    waysOut: [
      may.report.allowed
        ? { action: 'reportTrial', id: event.eventId, words: t.report, label: t.reportOf(parentName) }
        : { action: 'outcome', id: event.eventId, words: t.outcome, label: t.outcomeOf(parentName) },
    ],
  });

  return (kind, data) =>
    kind === 'teachers' ? data.teachers.map(teacher) : kind === 'waiting' ? data.waiting.map(waiting) : data.trials.map(trial);
}
