import { colleagues, everybody, parent, parentAndTeacher, accountOwners, signedIn, whoHasPassword, type Row } from '../role-rows.ts';
import type { identityCalls } from './calls.ts';
import type { codeCalls } from './code-calls.ts';
import type { contactCalls } from './contact-calls.ts';
import type { pictureCalls } from './picture-calls.ts';
import type { secondFactorCalls } from './second-factor-calls.ts';
import type { socialCalls } from './social-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const identityRights = {
  'POST /auth/sign-in': everybody,
  'POST /auth/contact-code': whoHasPassword,
  'POST /auth/link': everybody,
  'GET /auth/jwks': everybody,
  'POST /user/session': ['allow', 'allow', 'deny', 'allow', 'allow', 'allow'],
  'GET /user/session': everybody,
  'POST /user/logout': everybody,
  'GET /user/sessions': accountOwners,
  'DELETE /user/sessions/:sessionId': accountOwners,
  'POST /user/sessions/end-others': accountOwners,
  'POST /realtime/ticket': signedIn,

  'GET /user/contacts': parentAndTeacher,
  'POST /user/contacts/code': parentAndTeacher,
  'POST /user/contacts': parentAndTeacher,
  'POST /user/contacts/remove': parentAndTeacher,
  'POST /user/contacts/own/code': parent,
  'POST /user/contacts/own/confirm': parent,

  'POST /auth/sms-code': whoHasPassword,
  'POST /auth/sms-code/sign-in': whoHasPassword,
  'POST /auth/reset': whoHasPassword,
  'POST /auth/reset/by-code': whoHasPassword,
  'POST /auth/reset/look': whoHasPassword,
  'POST /auth/reset/confirm': whoHasPassword,
  'GET /user/password': accountOwners,
  'POST /user/password/code': accountOwners,
  'POST /user/password': accountOwners,

  'GET /auth/pictures': everybody,
  'POST /auth/pictures': ['allow', 'allow', 'allow', 'deny', 'deny', 'deny'],
  'GET /user/pictures': parent,
  'POST /user/pictures/:kidUid': parent,
  'POST /user/pictures/:kidUid/again': parent,
  'POST /user/pictures/:kidUid/off': parent,
  'POST /user/picture-devices': parent,
  'DELETE /user/picture-devices/:deviceId': parent,

  'POST /auth/second-factor': everybody,
  'POST /auth/second-factor/enrol': everybody,
  'POST /auth/second-factor/confirm': everybody,
  'GET /user/second-factor': colleagues,
  'POST /user/second-factor/enrol': colleagues,
  'POST /user/second-factor/confirm': colleagues,
  'POST /user/second-factor/recovery-codes': colleagues,
  'POST /user/second-factor/remove': colleagues,

  'GET /auth/social': everybody,
  'POST /auth/social/:provider/start': everybody,
  'POST /auth/social/finish': everybody,
  'GET /user/social': parent,
  'POST /user/social/:provider/start': parent,
  'POST /user/social/finish': parent,
  'POST /user/social/:provider/unlink': parent,
} as const satisfies Record<
  | keyof typeof identityCalls
  | keyof typeof contactCalls
  | keyof typeof codeCalls
  | keyof typeof pictureCalls
  | keyof typeof secondFactorCalls
  | keyof typeof socialCalls,
  Row
>;
