import type { Refusals } from '../refusal.ts';

/** Courses and products. */
export const catalogueRefusals = {
  'catalogue.product_not_found': { status: 404, message: 'Product not found' },
  'catalogue.no_price': { status: 409, message: 'Product has no price in this currency' },
  'catalogue.product_exists': { status: 409, message: 'There is such a package already' },
  'catalogue.price_in_past': { status: 409, message: 'A price cannot begin in the past' },
  'catalogue.price_planned': { status: 409, message: 'A price is planned for this moment already' },
  'catalogue.price_not_found': { status: 404, message: 'Price not found' },
  'catalogue.price_begun': { status: 409, message: 'The price has begun already' },
  'catalogue.course_off': { status: 409, message: 'The course takes nobody new' },
  'catalogue.subject_off': { status: 409, message: 'The subject takes nobody new' },
  'catalogue.course_not_found': { status: 404, message: 'Course not found' },
} as const satisfies Refusals;
