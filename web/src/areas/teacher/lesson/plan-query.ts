import { queryOf } from '#api/queries.ts';

/** What is taught in a lesson and given at home. */
export const planQuery = (eventId: string) => queryOf('GET /teacher/lessons/:eventId/plan', { params: { eventId } });
