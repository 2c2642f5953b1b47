import type { OwnTitles } from '@school/words/own-titles';

/** Titles that the school gives its courses, kept on this device so that a page says them at once. */
const key = 'course-titles';

function remembered(): string {
  try {
    return localStorage.getItem(key) ?? '{}';
  } catch {
    return '{}';
  }
}

let kept = remembered();

function titlesKept(): OwnTitles {
  try {
    return JSON.parse(kept) as OwnTitles;
  } catch {
    return {};
  }
}

/** Keeps the titles of now; answers whether they are others than before. */
export function keepTitles(titles: OwnTitles): boolean {
  const next = JSON.stringify(titles);
  if (next === kept) return false;
  kept = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // A browser that keeps nothing asks again on the next visit.
  }
  return true;
}

/** The names of courses and subjects as the school says them; nothing more is loaded where it says them as usual. */
export async function asTheSchoolSays<T>(texts: T, language: 'ru' | 'en'): Promise<T> {
  const own = titlesKept();
  if (Object.keys(own).length === 0) return texts;
  const { withTitles } = await import('@school/words/own-titles');
  return withTitles(texts as Parameters<typeof withTitles>[0], own, language) as T;
}
