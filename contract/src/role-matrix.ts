import { calls, type KnownCall } from './calls.ts';
import { needsIn, rightIn } from './role-rows.ts';
import type { Call } from './call.ts';
import type { Right, Role, StaffRight } from './roles.ts';

/** The right of a role on a call, as the call itself says (`who` in call.ts). */
export const rightOf = (call: KnownCall, role: Role): Right => rightIn(calls[call].who, role);

/** The rights of which a manager needs one for a call. */
export const needsOf = (call: KnownCall): readonly StaffRight[] => needsIn(calls[call].who);

/** Does support need leave to change something for this call (read-only until it has said why)? */
export const isChangeBySupport = (call: KnownCall): boolean =>
  !call.startsWith('GET ') &&
  rightOf(call, 'guest') !== 'allow' &&
  rightOf(call, 'support') === 'own' &&
  !(calls[call] as Call).changesNothing;
