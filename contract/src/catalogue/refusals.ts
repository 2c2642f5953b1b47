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
  'catalogue.own_courses_full': { status: 409, message: 'There are as many courses of its own as a school may have' },
  'catalogue.course_titled': { status: 409, message: 'There is a course of this title already' },
  'catalogue.course_title_needed': { status: 409, message: 'A course of its own has a title' },
  'catalogue.course_not_found': { status: 404, message: 'Course not found' },
} as const satisfies Refusals;
