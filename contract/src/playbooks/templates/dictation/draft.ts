import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

export const draft = draftOf('dictation', z.string().check(z.maxLength(400)));
