import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

export const draft = draftOf('type-text', z.string().check(z.maxLength(400)));
