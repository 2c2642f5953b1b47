import * as z from 'zod/mini';

/** What is told of a sound: that there is one, whether it sings, and of one that does not whether it is hard or soft. */
export const Sound = z.enum(['sound', 'vowel', 'consonant', 'hard', 'soft']);
export type Sound = z.infer<typeof Sound>;
