import type { filesRefusals } from '@school/contract/files/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'files.not_found': 'File not found',
  'files.too_large': 'The file is too large: the limit is {megabytes} MB',
  'files.not_a_picture': 'Use a JPEG, PNG, WebP, AVIF or GIF picture',
  'files.not_a_video': 'Use an MP4, MOV or WebM video. On an iPhone, choose Settings → Camera → Formats → Most Compatible',
  'files.video_too_long': 'The video is too long: the limit is {seconds} seconds',
  'files.not_a_sound': 'This is not a recording. WebM, Ogg or MP4 will do',
  'files.sound_too_long': 'The recording is too long: up to {seconds} seconds will do',
  'files.not_a_document': 'A PDF document will do',
} satisfies FurtherRefusalTexts<typeof filesRefusals>;
