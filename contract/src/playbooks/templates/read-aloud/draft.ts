import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

export const draft = draftOf('read-aloud', z.strictObject({ at: z.int(), isOn: z.boolean() }));
