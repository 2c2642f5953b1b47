import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';

export const rewardsQuery = (kidUid: string) => quietly(queryOf('GET /kids/:kidUid/rewards', { params: { kidUid } }));

/** The goal of the day and what the parent has left on. Where it cannot be had, the page does without. */
export const useRewards = (kidUid: string) => useQuery(rewardsQuery(kidUid));
