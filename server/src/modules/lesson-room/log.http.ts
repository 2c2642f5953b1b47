import type { logCalls } from '@school/contract/lesson-room/log-calls';

import type { Handlers } from '#platform/http';

import type { LessonRoom } from './lesson-room.ts';

export const logHttp = (room: LessonRoom): Handlers<typeof logCalls> => ({
  'GET /manager/room-log': ({ who, query }) => room.log(who, query),
  'GET /manager/help-figures': ({ query }) => room.helpFigures(query),
});
