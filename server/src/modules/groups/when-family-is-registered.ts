import { everyClub } from '@school/contract/catalogue/limits';

import type { FamiliesEvent } from '#modules/families';
import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';
import { waitForPlace } from './wait-for-place.ts';

type Registered = Extract<FamiliesEvent, { type: 'families.registered' }>;

/**
 * A family has asked for a club in its application: its kid waits for a place there from now on, so the family is offered
 * one in its turn and managers see the request among the others. A kid whom the club does not take waits for nothing, and so does whoever asks for one that is off.
 */
export const whenFamilyIsRegistered =
  (tools: Tools) =>
  async ({ familyId, kidUid, club }: Registered): Promise<void> => {
    const courseCode = everyClub.find((code) => code === club);
    if (courseCode === undefined) return;
    try {
      await waitForPlace(tools)({ familyId, kidUid, courseCode, groupId: null, weekday: null, dayPart: null, wishes: '' });
    } catch (cause) {
      if (!(cause instanceof Refusal) || !['groups.wrong_age', 'groups.already_waiting', 'catalogue.course_off'].includes(cause.code))
        throw cause;
    }
  };
