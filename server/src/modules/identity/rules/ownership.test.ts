import { identityLimits } from '@school/contract/identity/limits';
import { describe, expect, test } from 'vitest';

import { mayMoveOwnership } from './ownership.ts';

const { most } = identityLimits.owners;
const standing = { becomes: true, isOwner: false, isMoving: false, hasSecondFactor: true, owners: 1, coming: 0, going: 0 };
const whyNot = (its: Partial<typeof standing>) => {
  const verdict = mayMoveOwnership({ ...standing, ...its });
  return verdict.allowed ? undefined : verdict.why;
};

describe('the owners of a school', () => {
  test('are at most so many, those who are to come counted', () => {
    expect(whyNot({ owners: most - 1 })).toBeUndefined();
    expect(whyNot({ owners: most })).toBe('staff.owners_enough');
    expect(whyNot({ owners: most - 1, coming: 1 })).toBe('staff.owners_enough');
  });

  test('are at least one, those who are to go counted', () => {
    const leaves = { becomes: false, isOwner: true };
    expect(whyNot({ ...leaves, owners: 2 })).toBeUndefined();
    expect(whyNot({ ...leaves, owners: 1 })).toBe('staff.last_owner');
    expect(whyNot({ ...leaves, owners: 2, going: 1 })).toBe('staff.last_owner');
    // Who is only to come is no owner yet.
    expect(whyNot({ ...leaves, owners: 1, coming: 1 })).toBe('staff.last_owner');
  });

  test('change once at a time, to something else, and sign in with a code', () => {
    expect(whyNot({ isMoving: true })).toBe('staff.ownership_moves');
    expect(whyNot({ isOwner: true })).toBe('staff.ownership_same');
    expect(whyNot({ becomes: false })).toBe('staff.ownership_same');
    expect(whyNot({ hasSecondFactor: false })).toBe('staff.second_factor_first');
  });
});
