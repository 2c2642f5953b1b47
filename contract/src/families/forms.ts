import * as z from 'zod/mini';

import { Club, Subject } from '../catalogue/shapes.ts';
import { Email, Password, Phone, SmsCode } from '../identity/shapes.ts';
import { line, Locale, personName, TimeZone } from '../shapes.ts';
import { familiesLimits } from './limits.ts';
import { shape } from '../named.ts';

/** What people type about a family: the forms check by these shapes too, so they import little. */

export const Language = z.enum(familiesLimits.kidLanguages);

/** Year and month are all the school asks of a birth date (docs/rules/families.md#kids). */
export const BirthMonth = shape('BirthMonth', {
  year: z.int().check(z.gte(1990), z.lte(2100)),
  month: z.int().check(z.gte(1), z.lte(12)),
});

/** What a parent writes about a kid (docs/rules/families.md#kids: name, birth year and month and languages are required). */
export const KidFields = shape('KidFields', {
  name: personName(60),
  surname: z.optional(personName(60, 0)),
  dob: BirthMonth,
  languages: z.array(Language).check(z.minLength(1), z.maxLength(8)),
});
export type KidFields = z.infer<typeof KidFields>;

/** The application on the site (docs/rules/accounts.md#registration): parent, first kid, subject and optional club. */
export const Registration = shape('Registration', {
  firstName: personName(60),
  lastName: z.optional(personName(60, 0)),
  email: z.optional(Email),
  phone: z.optional(Phone),
  /** Or the code of an SMS to the phone: one of the two (docs/rules/accounts.md#registration). */
  password: z.optional(Password),
  code: z.optional(SmsCode),
  kid: KidFields,
  subject: Subject,
  club: z.optional(Club),
  /** A promo code or a friend's code: remembered for the first payment, where it is checked. */
  promo: z.optional(line(40, 0)),
  locale: Locale,
  /** Of the device; without it the region's own. */
  timezone: z.optional(TimeZone),
  termsAccepted: z.boolean(),
  /** Offers may be sent; nobody is taught worse without it. */
  marketing: z.optional(z.boolean()),
});
export type Registration = z.infer<typeof Registration>;
