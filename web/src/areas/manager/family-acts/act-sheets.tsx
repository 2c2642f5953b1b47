import type { SheetProps } from './act-sheet.tsx';
import { BookLessonSheet, BookTrialSheet } from './booking-sheets.tsx';
import { CloseRequestSheet, EnrolSheet, MoveGroupSheet, OfferSheet, RemoveSheet } from './group-sheets.tsx';
import { CancelSheet, OutcomeSheet, ReplaceSheet, TransferSheet } from './lesson-sheets.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { ChangeTeacherSheet, DeclineTeacherSheet, PauseSheet, PlainScheduleSheet, ScheduleSheet } from './schedule-sheets.tsx';

const ofLesson = {
  transfer: TransferSheet,
  cancel: CancelSheet,
  replaceTeacher: ReplaceSheet,
  outcome: OutcomeSheet,
  reportTrial: ReportSheet,
};
const ofProcess = { changeTeacher: ChangeTeacherSheet, declineTeacherRequest: DeclineTeacherSheet, pauseSchedule: PauseSheet };

/** The sheet of an action; nothing where what it is about is no longer there. */
export function ActSheets({ action, id, ...props }: SheetProps & { action: string; id: string | undefined }) {
  const { of } = props;
  const lesson = of.lessons.find(({ event }) => event.eventId === id);
  const process = of.processes.find((it) => it.process.processId === id);
  const enrolment = of.enrolments.find(({ enrolmentId }) => enrolmentId === id);
  const request = of.waiting.find(({ requestId }) => requestId === id);
  if (action === 'bookTrial') return <BookTrialSheet {...props} />;
  if (action === 'enrol') return <EnrolSheet {...props} kidUid={id} />;
  if (lesson && action in ofLesson) {
    const Shown = ofLesson[action as keyof typeof ofLesson];
    return <Shown {...props} lesson={lesson} />;
  }
  if (process) {
    if (action === 'bookLesson') return <BookLessonSheet {...props} processId={process.process.processId} />;
    if (action === 'setSchedule' || action === 'changeSchedule') return <ScheduleSheet {...props} process={process} action={action} />;
    if (action === 'resumeSchedule' || action === 'endSchedule') return <PlainScheduleSheet {...props} process={process} action={action} />;
    if (action in ofProcess) {
      const Shown = ofProcess[action as keyof typeof ofProcess];
      return <Shown {...props} process={process} />;
    }
  }
  if (enrolment && action === 'moveToGroup') return <MoveGroupSheet {...props} enrolment={enrolment} />;
  if (enrolment && action === 'removeFromGroup') return <RemoveSheet {...props} enrolment={enrolment} />;
  if (request && action === 'offerPlace') return <OfferSheet {...props} request={request} />;
  if (request && action === 'declineWaiting') return <CloseRequestSheet {...props} request={request} />;
  return null;
}
