import type { schedulingRefusals } from '@school/contract/scheduling/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'scheduling.absence_not_found': 'Absence not found',
  'scheduling.objection_not_found': 'Objection not found',
  'scheduling.objection_decided': 'This objection has already been decided',
  'scheduling.request_not_found': 'This request has already been answered',
  'scheduling.feed_not_found': 'No calendar link yet',
  'scheduling.too_many_templates': 'Too many templates. Delete one first',
  'scheduling.rate_begun': 'Pay can’t change for days that have already started. Choose a later day',
} satisfies FurtherRefusalTexts<typeof schedulingRefusals>;
