import type { SheetProps } from './act-sheet.tsx';
import { BookLessonSheet, BookTrialSheet } from './booking-sheets.tsx';
import { CloseWishSheet, EnrolSheet, MoveGroupSheet, OfferSheet, RemoveSheet } from './group-sheets.tsx';
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

/** The sheet of a deed; nothing where what it is about is no longer there. */
export function ActSheets({ deed, id, ...props }: SheetProps & { deed: string; id: string | undefined }) {
  const { of } = props;
  const lesson = of.lessons.find(({ event }) => event.eventId === id);
  const process = of.processes.find((it) => it.process.processId === id);
  const enrolment = of.enrolments.find(({ enrolmentId }) => enrolmentId === id);
  const wish = of.waiting.find(({ requestId }) => requestId === id);
  if (deed === 'bookTrial') return <BookTrialSheet {...props} />;
  if (deed === 'enrol') return <EnrolSheet {...props} kidUid={id} />;
  if (lesson && deed in ofLesson) {
    const Shown = ofLesson[deed as keyof typeof ofLesson];
    return <Shown {...props} lesson={lesson} />;
  }
  if (process) {
    if (deed === 'bookLesson') return <BookLessonSheet {...props} processId={process.process.processId} />;
    if (deed === 'setSchedule' || deed === 'changeSchedule') return <ScheduleSheet {...props} process={process} deed={deed} />;
    if (deed === 'resumeSchedule' || deed === 'endSchedule') return <PlainScheduleSheet {...props} process={process} deed={deed} />;
    if (deed in ofProcess) {
      const Shown = ofProcess[deed as keyof typeof ofProcess];
      return <Shown {...props} process={process} />;
    }
  }
  if (enrolment && deed === 'moveToGroup') return <MoveGroupSheet {...props} enrolment={enrolment} />;
  if (enrolment && deed === 'removeFromGroup') return <RemoveSheet {...props} enrolment={enrolment} />;
  if (wish && deed === 'offerPlace') return <OfferSheet {...props} wish={wish} />;
  if (wish && deed === 'declineWaiting') return <CloseWishSheet {...props} wish={wish} />;
  return null;
}
