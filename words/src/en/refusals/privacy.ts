import type { privacyRefusals } from '@school/contract/privacy/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'privacy.export_running': 'We’re already preparing your data. Please wait a little',
  'privacy.too_many_exports': 'You’ve already requested your data several times today. Please try tomorrow',
  'privacy.export_not_found': 'This file is no longer available. Request your data again',
  'privacy.export_not_ready': 'The file isn’t ready yet',
  'privacy.link_over': 'The link has been used or has expired. Press “Download” again',
  'privacy.erasure_asked': 'Deletion has already been requested',
  'privacy.erasure_not_found': 'Deletion request not found',
  'privacy.erasure_over': 'This deletion has been cancelled or has already started',
  'privacy.money_on_its_way': 'A payment or refund is in progress. You can delete the account once it’s finished',
} satisfies FurtherRefusalTexts<typeof privacyRefusals>;
