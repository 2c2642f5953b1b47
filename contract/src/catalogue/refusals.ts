import type { Refusals } from '../refusal.ts';

/** Courses and products. */
export const catalogueRefusals = {
  'catalogue.product_not_found': { status: 404, message: 'Product not found' },
  'catalogue.no_price': { status: 409, message: 'Product has no price in this currency' },
  'catalogue.course_not_found': { status: 404, message: 'Course not found' },
} as const satisfies Refusals;
