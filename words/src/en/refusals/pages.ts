import type { pagesRefusals } from '@school/contract/pages/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'pages.draft_changed': 'The draft has been changed by {by}. Open the page again: your text will still be here',
  'pages.no_draft': 'The draft has been published or deleted',
  'pages.not_ready': 'Errors in the text: {count}. Fix them, then publish',
  'pages.second_reader': 'The author of the draft ({by}) can’t publish it. Ask a colleague to read and publish it',
  'pages.in_past': 'This time has already passed',
  'pages.too_far': 'You can schedule up to {days} days ahead',
  'pages.planned': 'Another text is already scheduled. Cancel it or publish it now',
  'pages.nothing_planned': 'Nothing is scheduled any more',
  'pages.is_original': 'This is already the original text',
  'pages.version_not_found': 'Version not found',
} satisfies FurtherRefusalTexts<typeof pagesRefusals>;
