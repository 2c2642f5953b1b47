import type { catalogueRefusals } from '@school/contract/catalogue/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'catalogue.own_courses_full': 'You already have {count} courses and clubs of your own, which is the limit. Reuse one that’s switched off',
  'catalogue.course_titled': 'There is already a course with this title',
  'catalogue.course_title_needed': 'A course of your own needs a title',
  'catalogue.course_off': 'This course isn’t available right now',
  'catalogue.subject_off': 'This subject isn’t taking new pupils right now',
  'catalogue.product_exists': 'There’s already a package with this number of lessons',
  'catalogue.price_in_past': 'A price can’t start in the past. Choose another day or “Now”',
  'catalogue.price_planned': 'A price is already scheduled for this time. Cancel it or choose another day',
  'catalogue.price_not_found': 'Price not found',
  'catalogue.price_begun': 'This price is already in effect. Set a new one instead',
} satisfies FurtherRefusalTexts<typeof catalogueRefusals>;
