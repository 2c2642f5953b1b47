import type { wholeSchoolRefusals } from '@school/contract/whole-school/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'whole-school.export_running': 'An export is already running. Wait for that file',
  'whole-school.export_not_found': 'This file is no longer available: it was downloaded or has expired. Request the export again',
  'whole-school.export_not_ready': 'The file isn’t ready yet',
  'whole-school.link_over': 'The download link has expired. Press “Download” again',
} satisfies FurtherRefusalTexts<typeof wholeSchoolRefusals>;
