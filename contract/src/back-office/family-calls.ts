import * as z from 'zod/mini';

import { AuditEntry } from '../audit/shapes.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { BirthMonth, Language } from '../families/forms.ts';
import { Email, Phone, SecondFactorCode } from '../identity/shapes.ts';
import { Instant, Locale, personName, text, TimeZone } from '../shapes.ts';
import { FamilyCard, FamilyNote, FamilyRefusal, LessonsAround } from './family-shapes.ts';
import { backOfficeLimits } from './limits.ts';

const reason = text(300);

/** One family, for managers: all of it on a screen, its data, its way in. Every act with its reason, kept in the log. */
export const familyCardCalls = defineCalls({
  'GET /manager/families/:familyId': {
    who: needing(managerReads, 'people', 'money', 'support'),
    summary: 'A family: contacts, kids, what they learn, balance, whether it may sign in',
    gives: FamilyCard,
    refusals: ['families.family_not_found'],
  },
  'GET /manager/families/:familyId/lessons-around': {
    who: needing(managerReads, 'people', 'money', 'support'),
    summary: 'Lessons of the family in the open schedule and of the last four weeks',
    gives: LessonsAround,
    refusals: ['families.family_not_found'],
  },
  'GET /manager/families/:familyId/refusals': {
    who: needing(managerReads, 'people', 'money', 'support'),
    summary: 'What the school refused the family in the last 30 days, the newest first',
    gives: z.strictObject({ refusals: z.array(FamilyRefusal) }),
    refusals: ['families.family_not_found'],
  },
  'GET /manager/families/:familyId/notes': {
    who: needing(managerReads, 'people', 'money', 'support'),
    summary: 'What colleagues wrote about the family, the newest first',
    gives: z.strictObject({ notes: z.array(FamilyNote) }),
    refusals: ['families.family_not_found'],
  },
  'POST /manager/families/:familyId/notes': {
    who: needing(manager, 'people', 'money', 'support'),
    summary: 'Writes a note; it is never changed and never taken away',
    body: z.strictObject({ text: text(backOfficeLimits.noteLength) }),
    gives: z.strictObject({ notes: z.array(FamilyNote) }),
    refusals: ['families.family_not_found'],
    idempotent: true,
  },
  'GET /manager/families/:familyId/log': {
    who: needing(managerReads, 'people', 'money', 'support', 'audit'),
    summary: 'What the staff did about the family, the newest first',
    gives: z.strictObject({ entries: z.array(AuditEntry) }),
    refusals: ['families.family_not_found'],
  },
  'PATCH /manager/families/:familyId': {
    who: manager,
    summary: 'Changes names, contacts, language or zone of a family; what is left out stays',
    body: z.strictObject({
      firstName: z.optional(personName(60)),
      lastName: z.optional(personName(60, 0)),
      email: z.optional(z.nullable(Email)),
      phone: z.optional(z.nullable(Phone)),
      locale: z.optional(Locale),
      timezone: z.optional(TimeZone),
      reason,
      /** Asked where e-mail or phone become others, of a manager who has an app for codes. */
      code: z.optional(SecondFactorCode),
    }),
    gives: FamilyCard,
    refusals: [
      'families.family_not_found',
      'families.language_not_offered',
      'identity.email_taken',
      'identity.phone_taken',
      'identity.wrong_phone',
      'identity.contact_needed',
      'identity.code_needed',
      'identity.wrong_code',
      'identity.code_used',
      'request.too_many',
    ],
  },
  'PATCH /manager/families/:familyId/kids/:kidUid': {
    who: manager,
    summary: 'Changes name, birth month or languages of a kid, or takes its picture away',
    body: z.strictObject({
      name: z.optional(personName(60)),
      surname: z.optional(personName(60, 0)),
      dob: z.optional(BirthMonth),
      languages: z.optional(z.array(Language).check(z.minLength(1), z.maxLength(8))),
      /** The picture of the kid goes, and it has its first face again: where a picture does no good. */
      withoutPicture: z.optional(z.literal(true)),
      reason,
    }),
    gives: FamilyCard,
    refusals: [
      'families.family_not_found',
      'families.kid_not_found',
      'families.kid_name_taken',
      'families.kid_born_in_future',
      'families.kid_too_old',
    ],
  },
  'POST /manager/families/:familyId/sign-in-link': {
    who: manager,
    summary: 'Sends the family a link to sign in once, for ten minutes, to its own confirmed contact; the one before is dead',
    body: z.strictObject({ reason, code: z.optional(SecondFactorCode) }),
    gives: z.strictObject({
      /** How it went; null: the school has nothing to send by, and the link is here to be handed on. */
      sentBy: z.nullable(z.enum(['mail', 'sms'])),
      url: z.nullable(z.string()),
      until: Instant,
    }),
    refusals: [
      'families.family_not_found',
      'identity.blocked',
      'identity.no_confirmed_contact',
      'identity.code_needed',
      'identity.wrong_code',
      'identity.code_used',
      'request.too_many',
    ],
  },
  'POST /manager/families/:familyId/block': {
    who: manager,
    summary: 'Ends the sessions of a family and lets it sign in no more',
    body: z.strictObject({ reason }),
    gives: FamilyCard,
    refusals: ['families.family_not_found'],
  },
  'POST /manager/families/:familyId/unblock': {
    who: manager,
    summary: 'Lets a family sign in again',
    body: z.strictObject({ reason }),
    gives: FamilyCard,
    refusals: ['families.family_not_found'],
  },
});
