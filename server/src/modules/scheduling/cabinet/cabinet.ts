import type { StaffTools } from '../staff/staff-tools.ts';
import { noteLesson, noteTemplates } from './note-lesson.ts';
import { setRate, showEarnings, showRates } from './show-earnings.ts';
import { tellLate } from './tell-late.ts';

/** What a teacher does besides teaching, and what it is paid. */
export const cabinetDeeds = (tools: StaffTools) => ({
  noteLesson: noteLesson(tools),
  noteTemplates: noteTemplates(tools),
  tellLate: tellLate(tools),
  earnings: showEarnings(tools),
  payRates: showRates(tools),
  setPayRate: setRate(tools),
});
