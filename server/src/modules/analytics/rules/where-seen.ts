/** What is read out of an address that has been cleaned, and out of the size of a screen. */

/** The path of a cleaned address: what a page is called in reports. */
export const pageOf = (cleaned: string): string => (URL.parse(cleaned)?.pathname ?? '').slice(0, 200);

/** The site that led here; undefined when it was the school itself, or nobody said. */
export function cameFrom(referrer: string, page: string): string | undefined {
  const [site, own] = [URL.parse(referrer)?.hostname, URL.parse(page)?.hostname];
  return site === undefined || site === '' || site === own ? undefined : site.slice(0, 100);
}

/** The kind of a screen by its width in CSS pixels; undefined when it is not known. */
export function screenOf(size: string | null): 'phone' | 'tablet' | 'computer' | undefined {
  const width = Number.parseInt(size ?? '', 10);
  if (!(width > 0)) return undefined;
  return width < 600 ? 'phone' : width < 1100 ? 'tablet' : 'computer';
}
