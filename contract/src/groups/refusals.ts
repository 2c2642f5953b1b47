import type { Refusals } from '../refusal.ts';

/** Groups and their waiting lists (spec §8, decisions D5). */
export const groupsRefusals = {
  'groups.group_not_found': { status: 404, message: 'Group not found' },
  'groups.no_places': { status: 409, message: 'No free places in group' },
  'groups.limit_exceeded': { status: 409, message: 'Group sign-up limit exceeded' },
} as const satisfies Refusals;
