import type { equipmentCalls } from '@school/contract/equipment/calls';

import type { Handlers } from '#platform/http';

import type { Equipment } from './equipment.ts';

export const equipmentHttp = (equipment: Equipment): Handlers<typeof equipmentCalls> => ({
  'GET /equipment': async ({ who }) => ({ devices: await equipment.of(who.customerId) }),
  'POST /equipment/checks': ({ who, body }) => equipment.keep(who, body),
  'DELETE /equipment/:deviceUid': async ({ who, params }) => {
    await equipment.forget(who.customerId, params.deviceUid);
    return { done: true };
  },
  'POST /equipment/line-tests': ({ who }) => equipment.beginLineTest(who),
  'GET /teacher/lessons/:eventId/equipment': async ({ who, params }) => ({
    pupils: await equipment.ofLesson(who.customerId, params.eventId),
  }),
  'GET /manager/families/:familyId/equipment': async ({ params }) => ({ devices: await equipment.ofFamily(params.familyId) }),
  'GET /manager/teachers/:teacherId/equipment': async ({ params }) => ({ devices: await equipment.ofTeacher(params.teacherId) }),
});
