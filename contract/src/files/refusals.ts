import type { Refusals } from '../refusal.ts';

/** Refusals of uploaded files. */
export const filesRefusals = {
  'files.not_found': { status: 404, message: 'File not found' },
  'files.too_large': { status: 413, message: 'File is too large' },
  'files.not_a_picture': { status: 422, message: 'File is not a supported picture' },
  'files.not_a_sound': { status: 422, message: 'File is not a supported sound' },
} as const satisfies Refusals;
