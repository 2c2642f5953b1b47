import * as z from 'zod/mini';

import { adultRights } from '../adult-rights.ts';
import { RegionCode } from '../region/shapes.ts';
import { staffRights } from '../roles.ts';
import { Id, Instant, Locale, secret, word } from '../shapes.ts';
import { identityLimits } from './limits.ts';
import { shape } from '../named.ts';

const { min, max } = identityLimits.passwordLength;

/** 8 to 128 characters (docs/rules/accounts.md#password). The list of the commonest passwords is the server's to check. */
export const Password = secret(max, min);

export const Email = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254));

/**
 * A phone in any form that people write: digits, apart as one likes, after a plus, or with 8, 00 or the country's code before them.
 * Which country's number it is, and whether there can be one, the school decides, and keeps it as digits after the plus
 * (docs/rules/accounts.md#contacts).
 */
export const Phone = z.pipe(
  z.pipe(
    secret(100),
    z.transform((typed) => typed.trim()),
  ),
  z.string().check(z.regex(/^(?:\+(?=(?:\D*\d){8,18}\D*$)|(?=(?:\D*\d){11,18}\D*$))[\d \u00a0()./~\u2010-\u2015-]+$/)),
);

/** What a parent types to come back from a kid session when child mode is on (docs/rules/people.md#kid-session). */
export const Pin = z.string().check(z.regex(new RegExp(`^\\d{${identityLimits.pinDigits}}$`)));

/** Six digits of an app, or a recovery code. */
export const SecondFactorCode = z.pipe(
  z.pipe(
    secret(100),
    z.transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase()),
  ),
  word(40, 1),
);

/** What an app needs to make codes: the address behind the picture, the picture as the path of an SVG, and the words to type. */
export const Enrolment = shape('SecondFactorEnrolment', {
  secret: z.string(),
  uri: z.string(),
  qr: z.strictObject({ size: z.int(), path: z.string() }),
});
export type Enrolment = z.infer<typeof Enrolment>;

/**
 * Where signing in stands: an ID token, or one more step with a ticket of ten minutes. `code`: the app is asked for its
 * code; `enrol`: the app has to be set up first.
 */
export const SignInStep = shape('SignInStep', {
  idToken: z.optional(z.string()),
  secondFactor: z.optional(z.strictObject({ ticket: z.string(), step: z.enum(['code', 'enrol']) })),
  /** A code went to the contact that was typed, since nobody has confirmed it yet; `to` is half hidden. */
  contactCode: z.optional(
    z.strictObject({ ticket: z.string(), kind: z.enum(['email', 'phone']), to: z.string(), goodForMinutes: z.int() }),
  ),
});
export type SignInStep = z.infer<typeof SignInStep>;

/** Six digits out of an SMS (docs/rules/accounts.md#sms-codes: digits only); spaces that a messenger puts between them are dropped. */
export const SmsCode = z.pipe(
  z.pipe(
    secret(100),
    z.transform((typed) => typed.replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(new RegExp(`^\\d{${identityLimits.smsCode.digits}}$`))),
);

/** A code may be on its way: after how many seconds another can be asked for, and how long this one is good. */
export const SmsSent = shape('SmsSent', { againInSeconds: z.int(), goodForMinutes: z.int() });
export type SmsSent = z.infer<typeof SmsSent>;

/** Who is signed in, as the browser may know it (docs/rules/wire.md#claims: customerId, isSupport, reg, locale). */
export const Session = shape('Session', {
  role: z.enum(['parent', 'kid', 'teacher', 'manager', 'support']),
  /** Family of a parent, kid or support session; own id of a teacher or manager. */
  customerId: Id,
  kidUid: z.optional(Id),
  /** The only lesson whose room it lets into: somebody came by a code or a link, and nobody has signed in. */
  onlyRoom: z.optional(Id),
  isSupport: z.boolean(),
  /** Of an adult whom the parent has invited: its own id, and what it may do in the family. */
  adult: z.optional(z.strictObject({ adultId: Id, may: z.enum(adultRights) })),
  /** Of a manager: what the bar and the pages offer. The server asks again at every call. */
  rights: z.optional(z.array(z.enum(staffRights))),
  /** Of support inside a family's account: when it ends, and until when it may change something. */
  support: z.optional(z.strictObject({ until: Instant, mayChangeUntil: z.nullable(Instant) })),
  reg: RegionCode,
  locale: Locale,
  /** Short-lived bearer token for the calls and the native shell. */
  bearer: z.string(),
  bearerUntil: Instant,
  /** The school's clock at the moment of the answer: countdowns go by it, not by the device. */
  now: Instant,
});
export type Session = z.infer<typeof Session>;
