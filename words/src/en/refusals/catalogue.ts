import type { catalogueRefusals } from '@school/contract/catalogue/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'catalogue.own_courses_full':
    'You already have {count} courses and clubs of your own, and that is the limit. Reuse one that is switched off',
  'catalogue.course_titled': 'There is already a course with this title',
  'catalogue.course_title_needed': 'A course of your own needs a title',
  'catalogue.course_off': 'This course is not offered at the moment',
  'catalogue.subject_off': 'This subject takes nobody new at the moment',
  'catalogue.product_exists': 'There is a package of this many lessons already',
  'catalogue.price_in_past': 'A price cannot begin in the past. Choose another day or “At once”',
  'catalogue.price_planned': 'A price is planned for this moment already. Call it off or choose another day',
  'catalogue.price_not_found': 'There is no such price',
  'catalogue.price_begun': 'This price has begun already: set a new one after it',
} satisfies FurtherRefusalTexts<typeof catalogueRefusals>;
