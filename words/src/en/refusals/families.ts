import { schoolAges } from '@school/contract/catalogue/limits';
import type { familiesRefusals } from '@school/contract/families/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'families.family_not_found': 'Family not found',
  'families.kid_name_taken': 'Your profile already has a child with this name',
  'families.kid_born_in_future': 'This month of birth is still ahead. Please check it',
  'families.kid_too_old': `We teach children from ${schoolAges.from} to ${schoolAges.to}`,
  'families.old_enough': 'Your child is old enough for a first lesson now, no need to wait',
  'families.kid_faces_not_allowed': 'A grown-up chooses the picture. Ask your mum or dad',
  'families.too_many_kids': 'A family can have up to {kidsPerFamily} kids',
  'families.consent_outdated': 'The wording has changed. Please read it once more',
  'families.consent_needed': 'A parent’s consent is needed: it can be given in the settings, on the page “Your data”',
  'families.service_consent_needed':
    'We cannot give lessons without this consent. If you are leaving, delete your child’s data further down this page',
  'families.joined_already': 'The parent has been inside already: no invitation is needed',
  'families.terms_not_accepted': 'Accept the terms to continue',
  'families.language_not_offered': 'The school does not speak this language with families',
} satisfies FurtherRefusalTexts<typeof familiesRefusals>;
