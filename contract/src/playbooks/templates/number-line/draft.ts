import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

export const draft = draftOf('number-line', z.nullable(z.int()));
