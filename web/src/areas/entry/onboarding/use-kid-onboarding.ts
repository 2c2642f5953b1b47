import type { KidOnboarding } from '@school/contract/onboarding/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';

/** A kid of the family as the onboarding has it; undefined while it is asked for, null when it is none of the family's. */
export function useKidOnboarding(kidUid: string): KidOnboarding | null | undefined {
  const { data } = useQuery(queryOf('GET /onboarding'));
  return data && (data.kids.find((kid) => kid.kidUid === kidUid) ?? null);
}
