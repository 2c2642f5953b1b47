import type { Tools } from '../tools.ts';
import { appointLesson, singleSlots } from './appoint-lesson.ts';
import { cancelLesson } from './cancel-lesson.ts';
import { holdIntro, releaseIntro } from './hold-intro.ts';
import { lessonSlots } from './lesson-slots.ts';
import { previewTransfer } from './preview-transfer.ts';
import { showEvent, showTerms } from './show-terms.ts';
import { suggestTimes } from './suggest-times.ts';
import { transferLesson } from './transfer-lesson.ts';

/** Changes of single lessons: appointing, moving, cancelling, and the trial's time kept from the first tap. */
export const changeDeeds = (tools: Tools) => ({
  showEvent: showEvent(tools),
  showTerms: showTerms(tools),
  lessonSlots: lessonSlots(tools),
  previewTransfer: previewTransfer(tools),
  transferLesson: transferLesson(tools),
  cancelLesson: cancelLesson(tools),
  singleSlots: singleSlots(tools),
  appointLesson: appointLesson(tools),
  suggestTimes: suggestTimes(tools),
  holdIntro: holdIntro(tools),
  releaseIntro: releaseIntro(tools),
});
