import type { cameraCalls } from '@school/contract/lesson-room/camera-calls';

import type { Handlers } from '#platform/http';

import type { LessonRoom } from './lesson-room.ts';

export const camerasHttp = (room: LessonRoom): Handlers<typeof cameraCalls> => ({
  'GET /manager/groups/:groupId/cameras': ({ params }) => room.cameras(params.groupId),
  'POST /manager/groups/:groupId/cameras': ({ params, body }) => room.setCameras(params.groupId, body.cameras),
});
