/** The door of families. */
export { type Families, type Family } from './families.ts';
export { familiesModule } from './module.ts';
export { ageOn, type BirthMonth, type KidRecord } from './rules/kid.ts';
export type { FamiliesEvent } from './dependencies/dependencies.ts';
