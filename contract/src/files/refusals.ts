import type { Refusals } from '../refusal.ts';

/** Refusals of uploaded files. */
export const filesRefusals = {
  'files.not_found': { status: 404, message: 'File not found' },
  'files.too_large': { status: 413, message: 'File is too large' },
  'files.not_a_picture': { status: 422, message: 'File is not a supported picture' },
  /** `kind`: what it is instead; `codec` where the pictures are packed in a way that not every browser shows. */
  'files.not_a_video': { status: 422, message: 'File is not a supported video' },
  /** `seconds`: how long it may be. */
  'files.video_too_long': { status: 422, message: 'Video is too long' },
  'files.not_a_sound': { status: 422, message: 'File is not a supported sound' },
  /** `seconds`: how long it may be. */
  'files.sound_too_long': { status: 422, message: 'Sound is too long' },
  'files.not_a_document': { status: 422, message: 'File is not a supported document' },
} as const satisfies Refusals;
