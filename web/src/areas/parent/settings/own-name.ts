import { personName } from '@school/contract/shapes';
import * as z from 'zod/mini';

import { checked } from '#api/checked.ts';

const OwnName = z.strictObject({ firstName: personName(60), lastName: personName(60, 0) });

/** The parent's own name as it was typed, or what is wrong with it, by field. */
export const checkedName = (typed: { firstName: string; lastName: string }, say: (field: string) => string) => checked(OwnName, typed, say);
