import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { learners, managerReads, needing, parentAndTeacher, teacher } from '../role-rows.ts';
import { Done, Id, Instant } from '../shapes.ts';
import { equipmentSteps } from './limits.ts';
import { EquipmentDevice, DeviceProfile, EquipmentResult, IceServer } from './shapes.ts';

const Devices = z.strictObject({ devices: z.array(DeviceProfile) });

/**
 * The equipment check at `/settings/equipment-check` (docs/rules/equipment.md#checks, docs/design/equipment.md). The browser checks, the school
 * remembers what came of it and shows it to those who will meet in the lesson.
 */
export const equipmentCalls = defineCalls({
  'GET /equipment': {
    who: learners,
    adult: 'sees',
    summary: 'Devices that the caller’s family, or the teacher, has checked, the latest first',
    gives: Devices,
    refusals: [],
  },
  'POST /equipment/checks': {
    who: ['deny', 'own', 'own', 'own', 'deny', 'deny'],
    adult: 'sees',
    summary: 'Keeps what a check of this device has found; steps that were not made keep what was known of them',
    body: z.strictObject({
      /** Of the device: made by the browser once, so that its next check is known for the same one. */
      uid: Id,
      device: EquipmentDevice,
      byItself: z.boolean(),
      steps: z.array(EquipmentResult).check(z.minLength(1), z.maxLength(equipmentSteps.length)),
    }),
    gives: DeviceProfile,
    refusals: ['request.too_many', 'equipment.step_twice'],
    idempotent: true,
  },
  'DELETE /equipment/:deviceUid': {
    who: parentAndTeacher,
    adult: 'sees',
    summary: 'Forgets a device',
    gives: Done,
    refusals: ['equipment.device_not_found'],
  },
  'POST /equipment/line-tests': {
    who: ['deny', 'own', 'own', 'own', 'deny', 'deny'],
    adult: 'sees',
    summary:
      'Begins a measurement of the line: the ticket opens POST /api/equipment/line/ping, GET …/down and POST …/up for a minute, ' +
      'as the header X-Line-Ticket; with the servers that calls go through',
    gives: z.strictObject({ ticket: z.string(), until: Instant, iceServers: z.array(IceServer) }),
    refusals: ['request.too_many'],
  },
  'GET /teacher/lessons/:eventId/equipment': {
    who: teacher,
    summary: 'What is known of the devices of those who come to this lesson: the one each was checked on last',
    gives: z.strictObject({ pupils: z.array(z.strictObject({ kidUid: Id, profile: z.nullable(DeviceProfile) })) }),
    refusals: ['scheduling.lesson_not_found'],
  },
  'GET /manager/families/:familyId/equipment': {
    who: needing(managerReads, 'people', 'support'),
    summary: 'The devices of a family, the latest checked first',
    gives: Devices,
    refusals: ['families.family_not_found'],
  },
  'GET /manager/teachers/:teacherId/equipment': {
    who: needing(managerReads, 'staff', 'people'),
    summary: 'The devices of a teacher, the latest checked first',
    gives: Devices,
    refusals: ['scheduling.teacher_not_found'],
  },
});
