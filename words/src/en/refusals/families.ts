import { schoolAges } from '@school/contract/catalogue/limits';
import type { familiesRefusals } from '@school/contract/families/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'families.family_not_found': 'Family not found',
  'families.kid_name_taken': 'Your profile already has a child with this name',
  'families.kid_born_in_future': 'This month is in the future. Please check it',
  'families.kid_too_old': `We teach children from ${schoolAges.from} to ${schoolAges.to}`,
  'families.old_enough': 'Your child is old enough for a first lesson now, no need to wait',
  'families.kid_faces_not_allowed': 'A grown-up chooses the picture. Ask your mum or dad',
  'families.too_many_kids': 'A family can have up to {kidsPerFamily} children',
  'families.consent_outdated': 'The text has changed. Please read it again',
  'families.consent_needed': 'A parent’s consent is needed. You can give it in Settings, under “Your data”',
  'families.service_consent_needed':
    'We can’t give lessons without this consent. If you’re leaving, you can delete your child’s data below',
  'families.joined_already': 'The parent has already signed in, so no invitation is needed',
  'families.terms_not_accepted': 'Accept the terms to continue',
  'families.language_not_offered': 'The school doesn’t work with families in this language',
} satisfies FurtherRefusalTexts<typeof familiesRefusals>;
