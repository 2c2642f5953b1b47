/** The door of staffing: absences and substitution, what became of lessons, objections, what teachers are paid. */
export type { Staffing } from './staffing.ts';
