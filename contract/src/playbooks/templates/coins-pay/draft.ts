import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

export const draft = draftOf('coins-pay', z.array(z.int().check(z.gte(1), z.lte(1_000_000))).check(z.maxLength(60)));
