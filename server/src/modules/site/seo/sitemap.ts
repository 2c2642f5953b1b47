import { publicDocuments } from '@school/contract/pages/limits';

import type { SiteFacts } from '../facts/facts.ts';
import { isOpen, languagesOf, pathIn } from '../facts/view.ts';
import { html } from '../look/html.ts';

/** Every page of the school in each language it speaks. */
export function sitemapOf(facts: SiteFacts): string {
  const paths = isOpen(facts)
    ? [
        '',
        ...facts.courses.map(({ code }) => `courses/${code}`),
        'teachers',
        ...facts.teachers.map(({ teacherId }) => `teachers/${teacherId.slice(-12)}`),
        'prices',
        'contacts',
        ...publicDocuments,
      ]
    : [];
  const languages = languagesOf(facts);
  const at = (language: (typeof languages)[number], path: string) => `${facts.address}${pathIn(language, path)}`;
  const urls = paths.flatMap((path) =>
    languages.map(
      (language) =>
        html`<url
          ><loc>${at(language, path)}</loc
          >${languages.map((one) => html`<xhtml:link rel="alternate" hreflang="${one}" href="${at(one, path)}" />`)}</url
        >`,
    ),
  );
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`.text;
}

/** What search engines may read: the pages in front of the sign-in; nothing behind it, and nothing of a school that is not open. */
export function robotsOf(facts: SiteFacts): string {
  if (!isOpen(facts)) return 'User-agent: *\nDisallow: /\n';
  const open = [...languagesOf(facts).map((language) => `/${language}/`), '/site/', '/pictures/', '/favicon.svg', '/icon-192.png', '/$'];
  return ['User-agent: *', ...open.map((place) => `Allow: ${place}`), 'Disallow: /', '', `Sitemap: ${facts.address}/sitemap.xml`, ''].join(
    '\n',
  );
}
