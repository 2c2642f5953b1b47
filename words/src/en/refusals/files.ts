import type { filesRefusals } from '@school/contract/files/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'files.not_found': 'File not found',
  'files.too_large': 'The file is too large: up to {megabytes} MB will do',
  'files.not_a_picture': 'Use a JPEG, PNG, WebP, AVIF or GIF picture',
  'files.not_a_video': 'Use an MP4, MOV or WebM video. An iPhone takes one that fits with Settings → Camera → Formats → Most Compatible',
  'files.video_too_long': 'The video is too long: up to {seconds} seconds will do',
  'files.not_a_sound': 'This is not a recording. WebM, Ogg or MP4 will do',
  'files.sound_too_long': 'The recording is too long: up to {seconds} seconds will do',
  'files.not_a_document': 'A PDF document will do',
} satisfies FurtherRefusalTexts<typeof filesRefusals>;
