import type { LessonCase } from '@school/contract/back-office/lesson-case-calls';

/** A family that waits for an answer comes before what nobody asked about; of each, what waits longest. */
export const inOrderOfWaiting = (one: Pick<LessonCase, 'kind' | 'since'>, other: Pick<LessonCase, 'kind' | 'since'>): number =>
  Number(other.kind === 'objection') - Number(one.kind === 'objection') || one.since.localeCompare(other.since, 'en');
