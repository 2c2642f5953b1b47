import * as z from 'zod/mini';

import { regionCodes } from './regions.ts';
import { shape } from '../named.ts';

/** The code of a region, as the claim `reg` has it. */
export const RegionCode = z.enum(regionCodes);

/** A region of the school and where it is reached: an address without a slash at the end, with a path where it has one. */
export const RegionPlace = shape('RegionPlace', { region: RegionCode, address: z.string() });
export type RegionPlace = z.infer<typeof RegionPlace>;
