import { everybody, kid, parent, family, familyAndSupport, type Row } from '../role-rows.ts';
import type { familiesCalls } from './calls.ts';
import type { consentCalls } from './consents.ts';
import type { profileCalls } from './profile-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const familiesRights = {
  'POST /registration/sms-code': everybody,
  'POST /registration': everybody,
  'POST /user/kid-session': parent,
  'POST /user/parent-session': kid,
  'POST /user/child-mode': parent,
  'GET /user': familyAndSupport,
  'PATCH /user': parent,
  'POST /user/create/kid': parent,
  'GET /kids/:kidUid': familyAndSupport,

  'PATCH /kids/:kidUid': parent,
  'POST /user/avatar': parent,
  'POST /user/avatar/animal': parent,
  'POST /user/avatar/kid': family,
  'POST /user/avatar/kid/animal': family,

  'GET /user/consents': familyAndSupport,
  'POST /user/consents': parent,
} as const satisfies Record<keyof typeof familiesCalls | keyof typeof profileCalls | keyof typeof consentCalls, Row>;
