/**
 * The title of a page as it may be kept: nothing of a child's pages, nor of a page that is about one person or thing
 * (its path has an id in it), for such titles greet by name.
 */
export const titleToKeep = (title: string, { page, isKid }: { page: string; isKid: boolean }): string =>
  isKid || page.includes(':') ? '' : title;
