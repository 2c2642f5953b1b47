import type { schedulingRefusals } from '@school/contract/scheduling/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'scheduling.absence_not_found': 'There is no such absence',
  'scheduling.objection_not_found': 'Objection not found',
  'scheduling.objection_decided': 'This objection is decided already',
  'scheduling.request_not_found': 'This request is no more: it has been answered',
  'scheduling.feed_not_found': 'There is no calendar link yet',
  'scheduling.too_many_templates': 'There are many templates already. Delete one to make room',
  'scheduling.rate_begun': 'Pay for days that have begun does not change. Choose a later day',
} satisfies FurtherRefusalTexts<typeof schedulingRefusals>;
