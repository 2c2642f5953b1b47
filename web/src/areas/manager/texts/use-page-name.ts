import { courseOf, kindOf, type PageKey } from '@school/contract/pages/limits';

import { useTexts } from '#i18n/texts.ts';

/** How a text is called; that of a course as the school calls the course. */
export function usePageName(): (page: PageKey) => string {
  const t = useTexts('schoolTexts');
  const { courses } = useTexts('names');
  return (page) => {
    const code = courseOf(page);
    return code === undefined ? t.names[page] : t.courseNamed(courses[code]);
  };
}

/** How it is said that what the school wrote goes: there is a text below it, nothing, or the words that the product says. */
export function useRestoreWords(): (page: PageKey) => string {
  const { restore } = useTexts('schoolTexts');
  return (page) => {
    const kind = kindOf(page);
    if (kind === 'banner') return restore.banner;
    return kind === 'hero' || kind === 'course' ? restore.words : restore.page;
  };
}
