import { adultLimits } from '@school/contract/adults/limits';
import { expect, test } from 'vitest';

import { mayInvite } from './may-invite.ts';

const most = adultLimits.perFamily;

test('one more is invited up to the last place, counting links that wait', () => {
  expect(mayInvite({ adults: most - 1, invitations: 0 }).allowed).toBe(true);
  expect(mayInvite({ adults: most - 2, invitations: 1 }).allowed).toBe(true);
  expect(mayInvite({ adults: most - 1, invitations: 1 })).toMatchObject({ allowed: false, why: 'adults.too_many', facts: { most } });
  expect(mayInvite({ adults: most, invitations: 0 }).allowed).toBe(false);
});
