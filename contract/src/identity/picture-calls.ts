import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { everybody, parent } from '../role-rows.ts';
import { Id, Instant, Nothing } from '../shapes.ts';
import { identityLimits } from './limits.ts';
import { signInPictures } from './pictures.ts';
import { Session } from './shapes.ts';
import { Proof } from './social-calls.ts';
import { shape } from '../named.ts';

export const SignInPicture = z.enum(signInPictures);
export type SignInPicture = z.infer<typeof SignInPicture>;

const { length } = identityLimits.pictures;

/** Three different pictures in their order. */
export const PictureKey = z.array(SignInPicture).check(
  z.length(length),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
);

/** A child whom this device knows: a face to touch, nothing more. */
export const Face = shape('ChildAtTheDoor', {
  kidUid: Id,
  firstName: z.string(),
  avatar: z.nullable(z.string()),
  /** Five wrong tries: a grown-up has to help. */
  isBlocked: z.boolean(),
});
export type Face = z.infer<typeof Face>;

/** Signing in by pictures, as the parent sets it. */
export const PictureSettings = shape('PictureSettings', {
  kids: z.array(z.strictObject({ kidUid: Id, isOn: z.boolean(), isBlocked: z.boolean() })),
  devices: z.array(
    z.strictObject({
      deviceId: Id,
      device: z.string(),
      allowedAt: Instant,
      lastUsedAt: z.nullable(Instant),
      /** The one the parent sits at. */
      isThis: z.boolean(),
    }),
  ),
  /** The password is asked before a change; an account without one wants a fresh sign-in. */
  asksPassword: z.boolean(),
});
export type PictureSettings = z.infer<typeof PictureSettings>;

const proofRefusals = ['identity.fresh_sign_in_needed', 'identity.wrong_credentials', 'request.too_many'] as const;

export const pictureCalls = defineCalls({
  'GET /auth/pictures': {
    who: everybody,
    summary: 'Children who may sign in on this device by their pictures',
    gives: z.strictObject({ faces: z.array(Face) }),
    refusals: [],
  },
  'POST /auth/pictures': {
    who: ['allow', 'allow', 'allow', 'deny', 'deny', 'deny'],
    summary: 'Three pictures of a child for a session of that child alone',
    body: z.strictObject({ kidUid: Id, pictures: PictureKey }),
    gives: Session,
    refusals: ['identity.pictures_wrong', 'identity.pictures_blocked', 'identity.pictures_off'],
  },
  'GET /user/pictures': {
    who: parent,
    adult: 'never',
    summary: 'Which kids sign in by pictures, and on which devices',
    gives: PictureSettings,
    refusals: [],
  },
  'POST /user/pictures/:kidUid': {
    who: parent,
    adult: 'never',
    summary: 'Sets the three pictures of a kid, and forgets wrong tries',
    body: z.strictObject({ pictures: PictureKey, password: Proof }),
    gives: PictureSettings,
    refusals: ['families.kid_not_found', ...proofRefusals],
  },
  'POST /user/pictures/:kidUid/again': {
    who: parent,
    adult: 'never',
    summary: 'Lets a kid try again after five wrong tries',
    body: Nothing,
    gives: PictureSettings,
    refusals: ['families.kid_not_found'],
  },
  'POST /user/pictures/:kidUid/off': {
    who: parent,
    adult: 'never',
    summary: 'A kid does not sign in by pictures any more',
    body: Nothing,
    gives: PictureSettings,
    refusals: ['families.kid_not_found'],
  },
  'POST /user/picture-devices': {
    who: parent,
    adult: 'never',
    summary: 'Shows the children’s faces at the sign-in of this device',
    body: z.strictObject({ password: Proof }),
    gives: PictureSettings,
    refusals: [...proofRefusals],
  },
  'DELETE /user/picture-devices/:deviceId': {
    who: parent,
    adult: 'never',
    summary: 'Shows them there no longer',
    gives: PictureSettings,
    refusals: ['identity.device_not_found'],
  },
});
