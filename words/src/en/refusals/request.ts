import type { requestRefusals } from '@school/contract/request/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'request.foreign_origin': 'The request came from another site. Open the school again and retry',
  'request.too_large': 'Too much data at once',
  'request.too_fast': 'Too many requests in a minute. Try again in {seconds} s',
  'request.address_too_long': 'The address is too long. Open the page again',
  'request.headers_too_large': 'The browser sent too much about itself. Clear the cookies of this site and try again',
  'request.too_slow': 'The request took too long. Check your connection and try again',
  'request.key_reused': 'This request was already sent with different data. Reload the page and try again',
} satisfies FurtherRefusalTexts<typeof requestRefusals>;
