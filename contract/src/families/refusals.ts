import type { Refusals } from '../refusal.ts';

/** Families and kids (docs/rules/families.md#kids). */
export const familiesRefusals = {
  'families.family_not_found': { status: 404, message: 'Family not found' },
  'families.kid_not_found': { status: 404, message: 'Kid not found' },
  'families.kid_name_taken': { status: 409, message: 'Kid with this name already exists' },
  'families.kid_born_in_future': { status: 400, message: 'Kid birth date is in the future' },
  'families.kid_too_old': { status: 409, message: 'Unsupported kid age' },
  /** An address was to be left for a child who can begin now. */
  'families.old_enough': { status: 409, message: 'Kid is old enough for a lesson already' },
  'families.kid_faces_not_allowed': { status: 409, message: 'Parent has not allowed kids to choose their faces' },
  'families.too_many_kids': { status: 409, message: 'Too many kids in the family' },
  /** The words of a consent have changed since they were read. */
  'families.consent_outdated': { status: 409, message: 'Consent text has changed' },
  'families.consent_needed': { status: 409, message: 'Parent consent is needed' },
  /** A child cannot be taught without it: its data can be erased instead. */
  'families.service_consent_needed': { status: 409, message: 'Lessons need this consent' },
  /** The parent has been inside: there is nothing to invite to. */
  'families.joined_already': { status: 409, message: 'Parent has joined already' },
  /** It was, or the page is older than the choice of the school. */
  'families.language_not_offered': { status: 409, message: 'The school does not speak this language' },
  'families.terms_not_accepted': { status: 400, message: 'Terms are not accepted' },
} as const satisfies Refusals;
