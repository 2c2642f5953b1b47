import * as z from 'zod/mini';

import { named } from '../named.ts';
import { familiesLimits } from './limits.ts';

/** Whence a family came that the school has added itself. */
export const FamilySource = named('FamilySource', z.enum(familiesLimits.sources));
export type FamilySource = z.infer<typeof FamilySource>;

/** How a parent was asked, where a colleague wrote a child down (docs/rules/families.md#added-by-the-school). */
export const AskedHow = named('AskedHow', z.enum(familiesLimits.askedHow));
export type AskedHow = z.infer<typeof AskedHow>;
