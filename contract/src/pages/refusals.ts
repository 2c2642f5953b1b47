import type { Refusals } from '../refusal.ts';

/** Texts that the staff write. */
export const pagesRefusals = {
  /** `by`: who saved it meanwhile. */
  'pages.draft_changed': { status: 409, message: 'Somebody has saved another draft meanwhile' },
  'pages.no_draft': { status: 409, message: 'There is no draft to publish' },
  /** `count`: how many places are wrong. */
  'pages.not_ready': { status: 409, message: 'The text has faults' },
  /** `by`: who wrote it. */
  'pages.second_reader': { status: 409, message: 'A legal text is published by somebody who did not write it' },
  'pages.in_past': { status: 409, message: 'A text cannot be published in the past' },
  'pages.too_far': { status: 409, message: 'A text cannot be published so far ahead' },
  'pages.planned': { status: 409, message: 'Another text is planned already' },
  'pages.nothing_planned': { status: 409, message: 'No text is planned' },
  'pages.is_original': { status: 409, message: 'The text is the one that came with the product' },
  'pages.version_not_found': { status: 404, message: 'Version not found' },
} as const satisfies Refusals;
