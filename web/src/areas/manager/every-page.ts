interface Listed {
  /** Where the next page begins; null where there is none. */
  next: string | null;
}

/** A whole list, page by page, as a file of it needs it; `seen` hears of each page as it comes. */
export async function everyPage<Page extends Listed>(
  read: (before: string | undefined) => Promise<Page>,
  seen?: (pages: readonly Page[]) => void,
): Promise<Page[]> {
  const pages: Page[] = [];
  let before: string | undefined;
  do {
    const page = await read(before);
    pages.push(page);
    seen?.(pages);
    before = page.next ?? undefined;
  } while (before !== undefined);
  return pages;
}
