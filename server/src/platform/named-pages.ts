import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

import { schoolIn } from '@school/words/school-name';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Settings } from './settings.ts';

export interface SchoolName {
  ru: string;
  en: string;
  /** Under an icon; empty: the name. */
  short: string;
}

/** A file made of a built one: as it is, pressed, and how it is known. */
interface Made {
  type: string;
  text: string;
  pressed: Buffer;
  tag: string;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/**
 * The page and the manifest with the name of the school in them: what links show elsewhere and what stands under the icon is read
 * without the app. Made anew when the name has changed, not for every visitor.
 */
export function namedPages(
  built: string,
  { regions, region, publicUrl, practice }: Pick<Settings, 'regions' | 'region' | 'publicUrl' | 'practice'>,
) {
  const page = readFileSync(`${built}index.html`, 'utf8');
  const manifest = JSON.parse(readFileSync(`${built}manifest.webmanifest`, 'utf8')) as object;
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const ofRegion = regions.length > 1 ? ` data-region="${region}" data-base="${base}"` : '';
  const ofPractice = practice ? ' data-practice' : '';
  return {
    page: remembered('text/html; charset=utf-8', ({ ru, en }) => {
      const title = escaped(schoolIn.ru(ru));
      const head = `<title>${title}</title><meta property="og:title" content="${title}" /><meta property="og:site_name" content="${title}" />`;
      return page
        .replace('<html', () => `<html${ofRegion}${ofPractice} data-school-ru="${escaped(ru)}" data-school-en="${escaped(en)}"`)
        .replace(/<title>[^<]*<\/title>/, () => head);
    }),
    manifest: remembered('application/manifest+json; charset=utf-8', ({ ru, short }) =>
      JSON.stringify({ ...manifest, name: schoolIn.ru(ru), short_name: short || ru }),
    ),
  };
}

/** Made once a name. */
function remembered(type: string, textOf: (name: SchoolName) => string): (name: SchoolName) => Made {
  let last: (SchoolName & { made: Made }) | undefined;
  return (name) => {
    if (last?.ru !== name.ru || last.en !== name.en || last.short !== name.short) last = { ...name, made: madeOf(type, textOf(name)) };
    return last.made;
  };
}

function madeOf(type: string, text: string): Made {
  const pressed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { type, text, pressed, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** Sends it pressed to whoever takes that, and not at all to whoever has it. */
export function sendMade({ headers }: FastifyRequest, reply: FastifyReply, { type, text, pressed, tag }: Made): FastifyReply {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (headers['if-none-match'] === tag) return reply.code(304).send();
  reply.type(type);
  return (headers['accept-encoding'] ?? '').includes('br') ? reply.header('content-encoding', 'br').send(pressed) : reply.send(text);
}
