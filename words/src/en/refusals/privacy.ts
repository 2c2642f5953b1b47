import type { privacyRefusals } from '@school/contract/privacy/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'privacy.export_running': 'We are gathering your data already. Please wait a little',
  'privacy.too_many_exports': 'Your data were gathered several times today. Please try tomorrow',
  'privacy.export_not_found': 'This file is gone. Gather your data anew',
  'privacy.export_not_ready': 'The file is not ready yet',
  'privacy.link_over': 'The link was used or is too old. Press “Download” once more',
  'privacy.erasure_asked': 'This deletion has been asked for already',
  'privacy.erasure_not_found': 'There is no such request to delete',
  'privacy.erasure_over': 'This deletion was cancelled or has begun',
  'privacy.money_on_its_way': 'A payment or a refund is still on its way. Once it is over the account can be deleted',
} satisfies FurtherRefusalTexts<typeof privacyRefusals>;
