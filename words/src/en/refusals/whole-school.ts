import type { wholeSchoolRefusals } from '@school/contract/whole-school/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'whole-school.export_running': 'The school is being exported already. Wait for that file',
  'whole-school.export_not_found': 'This file is gone: it was downloaded, or its time is over. Ask for the export again',
  'whole-school.export_not_ready': 'The file is not ready yet',
  'whole-school.link_over': 'The link to the file is no longer good. Press “Download” again',
} satisfies FurtherRefusalTexts<typeof wholeSchoolRefusals>;
