import type { WantedTrial } from '@school/contract/scheduling/shapes';

import type { Principal } from '#platform/principal';

import type { TrialRequest } from './take-trial-time.ts';

/** What a family asked for, as the call says it. */
export const trialRequest = (
  who: Pick<Principal, 'customerId'>,
  { timestamp, overAgeConfirmed = false, ...wanted }: WantedTrial,
): TrialRequest => ({ ...wanted, familyId: who.customerId, startsAt: Temporal.Instant.from(timestamp), overAgeConfirmed });
