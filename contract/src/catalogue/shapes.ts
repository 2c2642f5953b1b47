import * as z from 'zod/mini';

import { Money } from '../shapes.ts';
import { everyClub, everyCourse, subjectCodes } from './limits.ts';
import { named, shape } from '../named.ts';

export const Subject = named('Subject', z.enum(subjectCodes));
export const Club = named('Club', z.enum(everyClub));
export const CourseCode = named('CourseCode', z.enum(everyCourse));

/** A package of lessons with its price of today (docs/rules/wire.md#product, docs/rules/products.md#packages). */
export const Product = shape('Product', {
  productCode: z.string(),
  kind: z.enum(['individual', 'group', 'subscription']),
  lessons: z.int(),
  price: Money,
  /** Price of one lesson in minor units, rounded half up; for showing only. */
  pricePerLesson: Money,
  /** Months the units live: of a package as many as the school says; a subscription lives one period, given as 1. */
  validMonths: z.int(),
});
export type Product = z.infer<typeof Product>;
