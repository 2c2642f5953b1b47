import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** A group of exactly these modules: what they import stays where it is. */
const together = (name: string, modules: readonly string[], priority = 2): Group => ({
  name,
  test: new RegExp(
    `[\\\\/](?:${modules.map((module) => module.replaceAll('/', '[\\\\/]').replaceAll('.', '[.]')).join('|')})(?:[.]m?[jt]sx?|[.]css[?]url)$`,
  ),
  priority,
  includeDependenciesRecursively: false,
});

const icons = (...names: readonly string[]): string[] => names.map((name) => `lucide-react/dist/esm/icons/${name}`);

/**
 * Small pieces that the first pages of a family share, in few files: by HTTP/1.1 each file waits for one of six connections. Chosen so
 * that no page is over its budget by what it does not need (docs/design/interface.md#budgets): a piece joins a group only where the pages
 * that use one nearly all use the other.
 */
export const familyGroups: readonly Group[] = [
  together('family', [
    'src/kit/family-look',
    'src/kit/family',
    'src/api/adult',
    ...icons(
      'bell',
      'calendar-days',
      'chevron-right',
      'circle-question-mark',
      'credit-card',
      'graduation-cap',
      'message-circle',
      'settings',
      'users',
    ),
  ]),
  together('page', [
    'src/kit/router/link',
    'src/app/page-routes',
    'src/api/quietly',
    'contract/src/catalogue/own-courses',
    'words/src/own-course-names',
    '@tanstack/react-query/build/modern/useSuspenseQuery',
  ]),
  together('live', [
    'src/api/live-connection',
    'src/api/topic-cache',
    'src/api/use-topic',
    'contract/src/realtime/limits',
    'src/widgets/week/use-now',
  ]),
  together('week', ['src/widgets/week/week-turner', 'src/widgets/week/lanes', 'src/widgets/week/week-grid']),
  together('week-parts', ['contract/src/calendar/limits', ...icons('plus', 'chevron-left')]),
  together('lessons', [
    'src/widgets/next-steps/next-steps',
    'src/widgets/lesson-look/standing',
    'src/widgets/lesson-look/change-door',
    'src/areas/parent/home/step-part',
  ]),
  together('lesson-kind', ['src/widgets/lesson-look/lesson-kind', ...icons('star', 'arrow-left-right', 'calendar-clock', 'video')]),
  together('subjects', [
    'src/widgets/subject/subject-icon',
    'src/widgets/lesson-look/lesson-marks',
    'src/widgets/lesson-look/use-lesson-words',
    'src/areas/parent/adult-may',
    'src/kit/hue',
    ...icons('baby', 'backpack', 'book-open', 'brain', 'calculator', 'library', 'pencil-line', 'puzzle'),
  ]),
  together('icons', icons('check', 'languages', 'mic')),
  together('places', ['words/src/school-time', 'src/i18n/zones', 'src/kit/animals']),
  together('small', ['src/widgets/fox/fox', 'src/i18n/capital', 'src/areas/parent/payment/kinds-used']),
  together('said-ru', ['words/src/ru/shared/shell', 'words/src/ru/shared/amounts']),
  together('said-en', ['words/src/en/shared/shell', 'words/src/en/shared/names', 'words/src/en/shared/amounts']),
];
