import { atFields } from '#api/form-refusals.ts';

/** Where a form about a kid shows what the school refuses. */
export const atKidFields = atFields({
  'families.kid_name_taken': 'name',
  'families.kid_born_in_future': 'dob.month',
  'families.kid_too_old': 'dob.year',
  'families.too_many_kids': '',
});
