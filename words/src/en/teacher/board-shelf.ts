import type { texts as ru } from '../../ru/teacher/board-shelf.ts';
import { count, type Same } from '../../grammar.ts';

/** The teacher's shelf beside the board: own pictures, and pages of PDFs. */
export const texts = {
  title: 'Shelf',
  add: 'Picture, PDF',
  adding: (n: number, all: number) => `Uploading: ${n} of ${all}`,
  empty: (pictures: number, pages: number) =>
    `Nothing here yet. Add a picture or a PDF: with the button, by dropping it on the board or by pasting it. The shelf holds ${pictures}, one PDF gives up to ${pages} pages.`,
  search: { label: 'Search the shelf', placeholder: 'Name', clear: 'Clear' },
  /** Pictures of what is taught today. */
  ofLesson: 'Lesson pictures',
  pictureOfLesson: 'Lesson picture',
  own: 'My pictures',
  nothing: 'Nothing found',
  put: (name: string) => `Put on the board: ${name}`,
  change: 'Edit',
  changed: 'Done',
  name: (name: string) => `Name: ${name}`,
  remove: (name: string) => `Remove from the shelf: ${name}`,
  removeAbout: 'It stays on boards from past lessons',
  pdf: {
    title: 'Which pages to add',
    opening: 'Opening the PDF',
    page: (n: number) => `Page ${n}`,
    pageOf: (name: string, n: number) => `${name}, p. ${n}`,
    all: 'Select all',
    none: 'Select none',
    take: (n: number) => (n === 0 ? 'Choose pages' : `To the board: ${count('en', n, { one: 'page', other: 'pages' })}`),
    fits: (free: number) => `The board has room for ${free} more, the rest will be on the shelf.`,
    tooLong: (all: number, most: number) => `The file has ${all} pages. Here are the first ${most}.`,
    tooLarge: (megabytes: number) => `The file is too large: up to ${megabytes} MB. Save the pages you need as a separate file.`,
    locked: 'The file has a password. Save it without one and try again.',
    broken: 'This file doesn’t open as a PDF. Try saving it again.',
    slow: 'The file is taking too long to open. Save the pages you need as a separate file.',
  },
} satisfies Same<typeof ru>;
