import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { family, parent } from '../role-rows.ts';
import { filesLimits } from '../files/limits.ts';
import { Id } from '../shapes.ts';
import { KidFields } from './forms.ts';
import { familiesLimits } from './limits.ts';
import { Kid, User } from './shapes.ts';

/** More than a picture may weigh: who sends a little too much is told so in words about pictures. */
const picture = 2 * filesLimits.pictureMegabytes * 1024 * 1024;
/** One of the drawn animals; null: the face that everybody has at first. */
const animal = z.nullable(z.enum(familiesLimits.animals));
const pictureRefusals = ['files.too_large', 'files.not_a_picture', 'request.too_many'] as const;

/** Faces of a family and the profiles of its kids (docs/rules/families.md#faces; docs/design/security.md#role-matrix). */
export const profileCalls = defineCalls({
  'POST /user/avatar': {
    who: parent,
    adult: 'never',
    summary: 'A picture of the parent: checked, cut to a square and drawn anew',
    picture,
    gives: User,
    refusals: [...pictureRefusals, 'families.family_not_found'],
  },
  'POST /user/avatar/animal': {
    who: parent,
    adult: 'never',
    summary: 'A drawn animal as the face of the parent, or the initials again',
    body: z.strictObject({ animal }),
    gives: User,
    refusals: ['families.family_not_found'],
  },
  'POST /user/avatar/kid': {
    who: family,
    adult: 'never',
    summary: 'A picture of a kid; the kid itself may, where its parent allows it',
    query: z.strictObject({ kidUid: Id }),
    picture,
    gives: Kid,
    refusals: ['families.kid_not_found', 'families.kid_faces_not_allowed', ...pictureRefusals],
  },
  'POST /user/avatar/kid/animal': {
    who: family,
    adult: 'never',
    summary: 'A drawn animal as the face of a kid, or the first one again; the kid itself may, where its parent allows it',
    body: z.strictObject({ kidUid: Id, animal }),
    gives: Kid,
    refusals: ['families.kid_not_found', 'families.kid_faces_not_allowed'],
  },
  'PATCH /kids/:kidUid': {
    who: parent,
    adult: 'never',
    summary: 'Changes name, birth month or languages of a kid; what is left out stays',
    body: z.partial(KidFields),
    gives: Kid,
    refusals: ['families.kid_not_found', 'families.kid_name_taken', 'families.kid_born_in_future', 'families.kid_too_old'],
  },
});
