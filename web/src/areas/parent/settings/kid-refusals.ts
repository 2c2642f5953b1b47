import { atFields } from '#api/form-refusals.ts';

/** Where a form about a kid shows what the school refuses. */
export const atKidFields = atFields({
  name: ['families.kid_name_taken'],
  'dob.month': ['families.kid_born_in_future'],
  'dob.year': ['families.kid_too_old'],
  '': ['families.too_many_kids'],
});
