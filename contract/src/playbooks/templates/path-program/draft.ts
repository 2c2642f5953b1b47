import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

export const draft = draftOf('path-program', z.array(z.enum(['up', 'down', 'left', 'right'])).check(z.maxLength(100)));
