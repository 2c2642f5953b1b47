import type { LessonFilm } from '@school/contract/lesson-room/film-calls';
import { queryOptions } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import type { SchoolRefusal } from '#api/school-refusal.ts';

/** The whole film of a lesson, part after part; its refusals the page says itself. */
export const filmQuery = (eventId: string) =>
  quietly(
    queryOptions<LessonFilm, SchoolRefusal>({
      queryKey: ['GET /lesson-room/:eventId/film', { eventId }],
      async queryFn({ signal }) {
        const part = (after: number) => api('GET /lesson-room/:eventId/film', { params: { eventId }, query: { after } }, { signal });
        const film = await part(0);
        const events = [...film.events];
        for (let { next } = film; next !== null;) {
          const more = await part(next);
          events.push(...more.events);
          ({ next } = more);
        }
        return { ...film, events, next: null };
      },
    }),
  );
