import { type GivenRight, givenRights, type StaffRight } from '../roles.ts';

/**
 * Rights as people of a school are usually given them, to begin with: a set is a suggestion, and every right of it can be taken or
 * added. In the order of `givenRights`, no two alike.
 */
export const rightSets = {
  administrator: givenRights,
  curator: ['people'],
  support: ['people', 'support'],
  accountant: ['money', 'payroll', 'finance', 'audit'],
  methodist: ['content'],
  personnel: ['payroll', 'staff'],
} as const satisfies Record<string, readonly GivenRight[]>;

export type RightSet = keyof typeof rightSets;
export const rightSetCodes = Object.keys(rightSets) as RightSet[];

/** The set that these rights are, whatever their order. */
export const rightSetOf = (rights: readonly StaffRight[]): RightSet | undefined =>
  rightSetCodes.find((code) => {
    const set: readonly StaffRight[] = rightSets[code];
    return set.length === rights.length && set.every((right) => rights.includes(right));
  });
