import type { schoolRefusals } from '@school/contract/school/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'school.takes_no_families': 'The school isn’t taking new pupils yet',
  'school.takes_families': 'The school is open: you can sign up',
  'school.not_ready': 'Not everything is ready: {count} left',
  'school.not_seen': 'Confirm that you’re opening without these',
  'school.channel_missing': 'Sending isn’t set up on the school’s server',
  'school.channel_fails': 'It failed: {tale}',
  'school.wrong_public_key': 'This isn’t a public key: copy it from the bank in full',
  'school.wrong_proof': 'The code is wrong or has expired',
  'school.setting_not_found': 'Setting not found',
  'school.setting_fixed': 'This value is set on the server by the variable {variable} and can’t be changed here',
  'school.value_in_past': 'A value can’t take effect in the past',
  'school.value_too_far': 'Too far ahead: {days} days at most',
  'school.value_planned': 'Another value is already scheduled: cancel it first',
  'school.fast_with_lessons': 'This could only be chosen before the first lesson',
  'school.only_at_once': 'This changes immediately and can’t be scheduled',
  'school.colour_pale': 'Text in this colour is hard to read: contrast {contrast}, at least {least} needed',
  'school.logo_small': 'The picture is too small: {width} by {height} pixels, at least {least} needed',
  'school.logo_unclean': 'The file contains more than a drawing ({what}). Save it as a plain SVG or a PNG',
  'school.logo_gone': 'Logo not found: upload it again',
  'school.nothing_planned': 'The upcoming value is already cancelled or in effect',
} satisfies FurtherRefusalTexts<typeof schoolRefusals>;
