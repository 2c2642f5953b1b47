import type { taskCalls } from '@school/contract/lesson-room/task-calls';

import type { Handlers } from '#platform/http';

import type { LessonRoom } from './lesson-room.ts';

export const tasksHttp = ({ script, tasks }: LessonRoom): Handlers<typeof taskCalls> => ({
  'GET /lesson-room/:eventId/script': ({ who, params }) => script(who, params.eventId),
  'POST /lesson-room/:eventId/tasks': ({ who, params, body }) => tasks.open(who, params.eventId, body),
  'GET /lesson-room/:eventId/tasks/:taskNo': ({ who, params, query }) => tasks.show(who, params.eventId, params.taskNo, query),
  'GET /lesson-room/:eventId/tasks/:taskNo/mistakes': ({ who, params }) => tasks.mistakes(who, params.eventId, params.taskNo),
  'POST /lesson-room/:eventId/tasks/:taskNo/answers': ({ who, params, body }) => tasks.answer(who, params.eventId, params.taskNo, body),
  'POST /lesson-room/:eventId/tasks/:taskNo/hint': ({ who, params, body }) => tasks.hint(who, params.eventId, params.taskNo, body),
  'POST /lesson-room/:eventId/tasks/:taskNo/moves': ({ who, params, body }) => tasks.move(who, params.eventId, params.taskNo, body),
  'POST /lesson-room/:eventId/tasks/:taskNo/help': ({ who, params, body }) => tasks.help(who, params.eventId, params.taskNo, body),
  'POST /lesson-room/:eventId/tasks/:taskNo/reveal': ({ who, params, body }) => tasks.reveal(who, params.eventId, params.taskNo, body),
  'POST /lesson-room/:eventId/tasks/:taskNo/close': ({ who, params }) => tasks.close(who, params.eventId, params.taskNo),
});
