import { scaleOf } from '@school/contract/school/colour';
import type { Locale } from '@school/contract/shapes';
import { layoutIn } from '@school/words/letters/layout-in';
import { textsIn } from '@school/words/letters/texts';

import { escaped } from '../plain-page.ts';
import { type Block, readLetter } from './read-letter.ts';

/** How the school looks in a letter. */
export interface LetterLook {
  name(locale: Locale): string;
  /** Its colour, from which the scale is computed. */
  colour: string;
  /** Its public address, without a slash at the end. */
  address: string;
  /** Its face comes with the letter, as the picture `faceId`. */
  hasFace: boolean;
}

export interface PlainLetter {
  subject: string;
  text: string;
  /** Where its reader gives such letters up. */
  unsubscribe?: string | undefined;
  /** What goes with it. */
  files?: ReadonlyArray<{ name: string; type: string }>;
}

/** Where a mail program finds the school's face among the parts of the letter. */
export const faceId = 'face';

const font = "font-family:Nunito,'Segoe UI',Roboto,Arial,sans-serif";
const day = { paper: '#fbf8f2', card: '#ffffff', ink: '#231d3d', mute: '#615a78', box: '#fdf0dc', line: '#d9d3c5' };
const night = { paper: '#16142a', card: '#211e39', ink: '#f3f0ea', mute: '#b9b2cf', box: '#3a2f1c', line: '#45405f' };

/** Letters are of two languages, and say by their words which. */
const languageOfLetter = ({ text }: Pick<PlainLetter, 'text'>): Locale => (/[а-яё]/i.test(text) ? 'ru-RU' : 'en-US');

/**
 * A letter as a page for mail programs (docs/design/letters.md): tables and styles of its own, since many of them know nothing else; the
 * words are those of its plain text, and the last address of it is the button.
 */
export function letterPage(letter: PlainLetter, look: LetterLook): string {
  const locale = languageOfLetter(letter);
  const { unsubscribe, attached } = layoutIn(locale);
  const { team } = textsIn(locale);
  const name = look.name(locale);
  const blocks = readLetter(letter.text);
  const signed = blocks.at(-1);
  const isSigned = signed?.kind === 'text' && signed.lines.join(' ') === team(name);
  const said = isSigned ? blocks.slice(0, -1) : blocks;
  const button = said.findLast((block) => block.kind === 'link');
  const { light, dark } = scaleOf(look.colour);
  const draw = (block: Block) => drawn(block, { locale, look, brand: light, isButton: block === button });
  const face = look.hasFace
    ? `<td style="padding-right:12px"><img src="cid:${faceId}" width="40" height="40" alt="" style="display:block;border-radius:12px"></td>`
    : '';
  const hints = (letter.files ?? []).map(
    ({ name: file, type }) =>
      `<p class="mu" style="${small};margin:0;text-align:center">${escaped(type.startsWith('text/calendar') ? attached.calendar(file) : attached.other(file))}</p>`,
  );
  const foot = isSigned ? team(name) : name;
  return `<!doctype html>
<html lang="${locale.slice(0, 2)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(letter.subject)}</title>
<style>:root{color-scheme:light dark}@media(prefers-color-scheme:dark){${nightStyle(dark)}}</style></head>
<body class="bg" style="margin:0;background:${day.paper}"><div style="display:none;max-height:0;overflow:hidden">${escaped(glance(said))}</div>
<div role="main"><table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" style="background:${day.paper};${font}"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;table-layout:fixed">
<tr><td style="padding:0 8px 16px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${face}<td><b class="tx" style="font-size:18px;line-height:24px;color:${day.ink};overflow-wrap:anywhere">${escaped(name)}</b></td></tr></table></td></tr>
<tr><td class="cd" style="background:${day.card};border-radius:20px;padding:28px 24px"><h1 class="tx" style="margin:0 0 16px;font-size:24px;line-height:31px;color:${day.ink};overflow-wrap:anywhere">${escaped(letter.subject)}</h1>
${said.map(draw).join('\n')}${hints.join('')}</td></tr>
<tr><td style="padding:16px 24px 0"><p class="mu" style="${small};margin:0">${escaped(foot)} · <a class="ln" href="${escaped(look.address)}" style="color:${light.brand}">${escaped(look.address.replace(/^https?:\/\//, ''))}</a>${letter.unsubscribe === undefined ? '' : ` · <a class="ln" href="${escaped(letter.unsubscribe)}" style="color:${light.brand}">${escaped(unsubscribe)}</a>`}</p></td></tr>
</table></td></tr></table></div></body></html>
`;
}

const nightStyle = ({ brand, 'on-brand': onBrand }: { brand: string; 'on-brand': string }): string =>
  `.bg{background:${night.paper}!important}.cd{background:${night.card}!important}.tx{color:${night.ink}!important}.mu{color:${night.mute}!important}.bx{background:${night.box}!important}.ln{color:${brand}!important}.bt{background:${brand}!important}.bt a{color:${onBrand}!important}.sb{border-color:${night.line}!important}.sb a{color:${brand}!important}`;

const prose = `margin:0 0 16px;font-size:16px;line-height:25px;color:${day.ink};overflow-wrap:anywhere`;
const small = `font-size:14px;line-height:21px;color:${day.mute};overflow-wrap:anywhere`;

interface Drawing {
  locale: Locale;
  look: LetterLook;
  brand: { brand: string; 'on-brand': string };
  isButton: boolean;
}

function drawn(block: Block, { locale, look, brand, isButton }: Drawing): string {
  if (block.kind === 'text')
    return `<p class="tx" style="${prose}">${block.lines.map((line) => linked(line, brand.brand)).join('<br>')}</p>`;
  if (block.kind === 'list')
    return `<ul class="tx" style="${prose};padding-left:20px">${block.items.map((lines) => `<li style="margin:0 0 6px">${lines.map((line) => linked(line, brand.brand)).join('<br>')}</li>`).join('')}</ul>`;
  if (block.kind === 'code')
    return `<p class="tx" style="${prose};margin-bottom:6px">${escaped(block.label)}:</p>${boxed(`<p class="tx" style="margin:0;font-size:32px;line-height:40px;font-weight:800;letter-spacing:6px;text-align:center;color:${day.ink}">${block.code}</p>`)}`;
  if (block.kind === 'facts')
    return boxed(
      block.rows
        .map(
          ({ label, value }, at) =>
            `<p class="mu" style="${small};margin:${at === 0 ? 0 : 10}px 0 0">${escaped(label)}</p><p class="tx" style="margin:0;font-size:17px;line-height:25px;font-weight:700;color:${day.ink};overflow-wrap:anywhere">${escaped(value)}</p>`,
        )
        .join(''),
    );
  const words = block.label ?? calledBy(block.url, locale, look);
  const [mark, look_] = isButton
    ? ['bt', `background:${brand.brand};border-radius:14px`]
    : ['sb', `border:2px solid ${day.line};border-radius:14px`];
  const colour = isButton ? brand['on-brand'] : brand.brand;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 16px"><tr><td class="${mark}" align="center" style="${look_}"><a href="${escaped(block.url)}" style="display:block;padding:${isButton ? 15 : 11}px 20px;font-size:${isButton ? 17 : 16}px;line-height:22px;font-weight:800;color:${colour};text-decoration:none">${escaped(words)}</a></td></tr></table>`;
}

const boxed = (inside: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="bx" style="background:${day.box};border-radius:14px;padding:16px 18px">${inside}</td></tr></table>`;

/** What a button is called that the letter has no name for: by the page of the school that it leads to. */
function calledBy(url: string, locale: Locale, { address }: LetterLook): string {
  const { open, pages } = layoutIn(locale);
  const isOurs = url === address || url.startsWith(`${address}/`);
  return (isOurs && pages[new URL(url).pathname]) || open;
}

/** Words with the addresses in them made links, each called by what is behind its protocol. */
const linked = (text: string, colour: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]»])/)
    .map((part, at) =>
      at % 2 === 1
        ? `<a class="ln" href="${escaped(part)}" style="color:${colour}">${escaped(part.replace(/^https?:\/\//, ''))}</a>`
        : escaped(part),
    )
    .join('');

/** What a list of letters shows behind the subject: the first sentence after the greeting. */
function glance(blocks: readonly Block[]): string {
  const said = blocks.flatMap((block) => (block.kind === 'text' ? [block.lines.join(' ')] : []));
  return (said[1] ?? said[0] ?? '').slice(0, 120);
}
