import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';

import { usualLook, usualZone } from '@school/contract/school/usual';
import { schoolIn } from '@school/words/school-name';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { firstLanguage, isUsualFace, type Painted, styleOf } from './painted.ts';
import type { Settings } from './settings.ts';

/** A file made of a built one: as it is, pressed, and how it is known. */
interface Made {
  type: string;
  text: string;
  pressed: Buffer;
  tag: string;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** The face on the built page, before the app is there. */
const builtFace = /<svg viewBox="0 0 96 96"[^]*?<\/svg>/;

/**
 * The page, the manifest and the colours with the name and the look of the school in them: what links show elsewhere and what stands under
 * the icon is read without the app. Made anew when it has changed, not for every visitor.
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
    page: remembered('text/html; charset=utf-8', (look) => {
      const { name, languages, colour, mascot, zone } = look;
      const language = firstLanguage(look);
      const title = escaped(schoolIn[language](name[language]));
      const head = `<title>${title}</title><meta property="og:title" content="${title}" /><meta property="og:site_name" content="${title}" />`;
      const style = colour === usualLook.colour ? '' : `<link rel="stylesheet" href="/school.css?${colour.slice(1)}" />`;
      const ofZone = zone === usualZone ? '' : ` data-zone="${zone}"`;
      const looks = isDeepStrictEqual(languages, usualLook.languages) ? '' : ` data-languages="${languages.join(' ')}"`;
      return page
        .replace(
          '<html',
          () =>
            `<html${ofRegion}${ofPractice}${ofZone}${looks}${mascot ? '' : ' data-no-mascot'} data-school-ru="${escaped(name.ru)}" data-school-en="${escaped(name.en)}"`,
        )
        .replace(/<title>[^<]*<\/title>/, () => head + style)
        .replace(builtFace, (face) => (isUsualFace(look) ? face : '<img src="/favicon.svg" alt="" width="96" height="96" />'));
    }),
    manifest: remembered('application/manifest+json; charset=utf-8', (look) => {
      const { name, colour } = look;
      const language = firstLanguage(look);
      return JSON.stringify({
        ...manifest,
        name: schoolIn[language](name[language]),
        short_name: name.short || name[language],
        lang: language,
        theme_color: colour,
      });
    }),
    style: remembered('text/css; charset=utf-8', ({ colour }) => styleOf(colour)),
  };
}

/** Made once a look. */
function remembered(type: string, textOf: (look: Painted) => string): (look: Painted) => Made {
  let last: { look: Painted; made: Made } | undefined;
  return (look) => {
    if (!isDeepStrictEqual(last?.look, look)) last = { look, made: madeOf(type, textOf(look)) };
    return (last as { made: Made }).made;
  };
}

/** A text made ready to be sent. */
export function madeOf(type: string, text: string): Made {
  const pressed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { type, text, pressed, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** Sends it pressed to whoever takes that, and not at all to whoever has it. */
export function sendMade(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, text, pressed, tag }: Made,
  cacheControl = 'no-cache',
): FastifyReply {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  reply.header('cache-control', cacheControl).header('etag', tag);
  if (headers['if-none-match'] === tag) return reply.code(304).send();
  reply.type(type);
  return (headers['accept-encoding'] ?? '').includes('br') ? reply.header('content-encoding', 'br').send(pressed) : reply.send(text);
}
