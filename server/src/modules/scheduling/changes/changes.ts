import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { appointLesson, singleSlots } from './appoint-lesson.ts';
import { cancelLesson } from './cancel-lesson.ts';
import { lessonSlots } from './lesson-slots.ts';
import { previewTransfer } from './preview-transfer.ts';
import { showEvent, showTerms } from './show-terms.ts';
import { suggestTimes } from './suggest-times.ts';
import { transferLesson } from './transfer-lesson.ts';
import { undoCancelling } from './undo-cancelling.ts';

/** Changes of single lessons: appointing, moving and cancelling. */
export const changeActions = (deps: SchedulingDependencies) => ({
  showEvent: showEvent(deps),
  showTerms: showTerms(deps),
  lessonSlots: lessonSlots(deps),
  previewTransfer: previewTransfer(deps),
  transferLesson: transferLesson(deps),
  cancelLesson: cancelLesson(deps),
  undoCancelling: undoCancelling(deps),
  singleSlots: singleSlots(deps),
  appointLesson: appointLesson(deps),
  suggestTimes: suggestTimes(deps),
});
