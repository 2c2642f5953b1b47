import * as z from 'zod/mini';

import { Money } from '../shapes.ts';
import { clubCodes, courseCodes, subjectCodes } from './limits.ts';

export const Subject = z.enum(subjectCodes).register(z.globalRegistry, { id: 'Subject' });
export const Club = z.enum(clubCodes).register(z.globalRegistry, { id: 'Club' });
export const CourseCode = z.enum(courseCodes).register(z.globalRegistry, { id: 'CourseCode' });

/** A package of lessons with its price of today (docs/rules/wire.md#product, docs/rules/products.md#packages). */
export const Product = z
  .strictObject({
    productCode: z.string(),
    kind: z.enum(['individual', 'group', 'subscription']),
    lessons: z.int(),
    price: Money,
    /** Price of one lesson in minor units, rounded half up; for showing only. */
    pricePerLesson: Money,
    /** Months the units live: 12 for a package; a subscription lives one period of 30 days, given as 1. */
    validMonths: z.int(),
  })
  .register(z.globalRegistry, { id: 'Product' });
export type Product = z.infer<typeof Product>;
