import type { StaffTools } from '../staff/staff-tools.ts';
import { noteLesson, noteTemplates } from './note-lesson.ts';
import { ownPupil, ownPupils } from './own-pupils.ts';
import { setRate, showEarnings, showRates } from './show-earnings.ts';
import { tellLate } from './tell-late.ts';

/** What a teacher does besides teaching, and what it is paid. */
export const cabinetDeeds = (tools: StaffTools) => ({
  noteLesson: noteLesson(tools),
  noteTemplates: noteTemplates(tools),
  tellLate: tellLate(tools),
  ownPupils: ownPupils(tools),
  ownPupil: ownPupil(tools),
  earnings: showEarnings(tools),
  payRates: showRates(tools),
  setPayRate: setRate(tools),
});
