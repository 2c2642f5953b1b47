import { readFile } from 'node:fs/promises';

import type { Locale } from '@school/contract/shapes';
import type { FastifyReply } from 'fastify';

/** A page that the server draws itself. */
export interface PlainPage {
  /** Of its words. */
  lang: string;
  title: string;
  /** Where its style is served (`asStyle`). */
  style: string;
  /** Everything that is seen, as HTML: words that are not ours go through `escaped`. */
  body: string;
}

/** A page without script or inline style: it works under the strictest content policy. */
export const plainPage = ({ lang, title, style, body }: PlainPage): string => `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="stylesheet" href="${style}">
    <link rel="icon" href="data:,">
  </head>
  <body>
    ${body}
  </body>
</html>
`;

const base = await readFile(new URL('plain-page.css', import.meta.url), 'utf8');

/** The style of such pages, with what this one adds to it or has otherwise. */
export const plainStyle = (own: string): string => `${base}\n${own}`;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Words as they are, whatever signs are in them. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** The way to the other language, as `?lang=`; none where the school offers only the one. */
export function otherLanguage(locale: Locale, offered: readonly Locale[], called: string): string {
  const other: Locale = locale === 'ru-RU' ? 'en-US' : 'ru-RU';
  return offered.includes(other) ? `<a class="language" lang="${other}" href="?lang=${other}">${called}</a>` : '';
}

/** Answers with a page that is drawn anew each time. */
export const asPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

/** Answers with its style, which may change with the next version. */
export const asStyle = (reply: FastifyReply, style: string): FastifyReply =>
  reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style);
