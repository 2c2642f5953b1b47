import * as z from 'zod/mini';

import { draftOf, seconds } from '../held.ts';

export const draft = draftOf('say', z.strictObject({ seconds, isOn: z.boolean() }));
