import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

export const draft = draftOf('true-false', z.nullable(z.boolean()));
