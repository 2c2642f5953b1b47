import type { schoolRefusals } from '@school/contract/school/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'school.takes_no_families': 'The school takes no new pupils yet',
  'school.takes_families': 'The school is open: you can apply',
  'school.not_ready': 'Not everything is ready: {count} left',
  'school.not_seen': 'Confirm that something is missing and is meant to be',
  'school.channel_missing': 'The school’s server has nothing to send this by',
  'school.channel_fails': 'It failed: {tale}',
  'school.wrong_public_key': 'This is no public key: copy all of it from the bank',
  'school.wrong_proof': 'The code is not right, or good no more',
  'school.setting_not_found': 'There is no such setting here',
  'school.setting_fixed': 'This value is fixed on the server by the variable {variable} and cannot be changed here',
  'school.value_in_past': 'A value cannot take effect in the past',
  'school.value_too_far': 'Not so far ahead: {days} days at most',
  'school.value_planned': 'Another value is planned already: call it off first',
  'school.fast_with_lessons': 'This is chosen before the first lesson, and the school has lessons already',
  'school.only_at_once': 'This changes at once: it cannot be planned ahead',
  'school.colour_pale': 'Words in this colour could not be read: contrast {contrast}, at least {least} is needed',
  'school.logo_small': 'The picture is too small: {width} by {height} pixels, at least {least} are needed',
  'school.logo_unclean': 'The drawing holds more than a drawing ({what}). Save it as plain SVG or as PNG',
  'school.logo_gone': 'The picture of the logo is not there: upload it again',
  'school.nothing_planned': 'No value is planned any more',
} satisfies FurtherRefusalTexts<typeof schoolRefusals>;
