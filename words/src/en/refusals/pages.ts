import type { pagesRefusals } from '@school/contract/pages/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'pages.draft_changed': 'Somebody has changed the draft: {by}. Open the page again, your text stays here',
  'pages.no_draft': 'The draft is gone: it was published or thrown away',
  'pages.not_ready': 'The text has faults: {count}. Mend them, then publish',
  'pages.second_reader': 'A document is published by someone who did not write it. Ask a colleague to read it ({by} wrote the draft)',
  'pages.in_past': 'This time has passed',
  'pages.too_far': 'A text can be planned at most {days} days ahead',
  'pages.planned': 'Another text is waiting for its day. Call it off, or publish now',
  'pages.nothing_planned': 'No text is planned any more',
  'pages.is_original': 'This is the original text already',
  'pages.version_not_found': 'There is no such version',
} satisfies FurtherRefusalTexts<typeof pagesRefusals>;
