import { isOpen, languagesOf, linkTo, pathIn, registration, signIn, takesNew, type View } from '../facts/view.ts';
import { fileAddress, styleIn } from '../look/files.ts';
import { icon } from '../look/drawings.ts';
import { type Html, html } from '../look/html.ts';
import { type About, headOf } from '../seo/head.ts';

/** A page whole: what it says of itself, and what is seen below the bar. */
export interface SitePage extends About {
  body: Html;
}

const logo = (view: View): Html =>
  html`<a class="logo" href="${linkTo(view, '')}" aria-label="${view.words.site.toHome(view.school)}"
    ><img src="/favicon.svg" alt="" width="38" height="38" fetchpriority="low" /><span>${view.school}</span></a
  >`;

function bar(view: View): Html {
  const { nav, sections } = view.words.site;
  const links = isOpen(view.facts)
    ? ([
        ['#courses', nav.courses],
        ['#lesson', nav.lesson],
        ['teachers', nav.teachers],
        ['prices', nav.prices],
      ] as const)
    : [];
  return html`<header class="bar-top">
    <div class="w">
      ${logo(view)}
      ${links.length > 0 && html`<nav aria-label="${sections}">${links.map(([to, name]) => html`<a href="${linkTo(view, to)}">${name}</a>`)}</nav>`}
      <span class="grow only-p"></span
      ><a class="btn s" href="${signIn(view)}">${nav.login}</a
      >${takesNew(view) && html`<a class="btn soft s only-l" href="${linkTo(view, '#trial')}">${nav.trial}</a>`}
    </div>
  </header>`;
}

function foot(view: View): Html {
  const { facts, language, path, words, school } = view;
  const { nav, slogan, theme, otherLanguage } = words.site;
  const other = languagesOf(facts).find((one) => one !== language);
  const links = (all: ReadonlyArray<readonly [string, string]>) => all.map(([to, name]) => html`<a href="${linkTo(view, to)}">${name}</a>`);
  return html`<footer class="foot">
    <div class="w grid two three g28">
      <div class="stack g8">
        ${logo(view)}
        <p class="m sm short">${slogan(facts.ages.from, facts.ages.to)}</p>
      </div>
      ${
        isOpen(facts) &&
        html`<div>
            ${links([
              ['#courses', nav.courses],
              ['teachers', nav.teachers],
              ['prices', nav.prices],
              ['#faq', nav.faq],
            ])}
          </div>
          <div>
            ${links([
              ['about', nav.about],
              ['contacts', nav.contacts],
              ['terms', nav.terms],
              ['privacy', nav.privacy],
            ])}
          </div>`
      }
    </div>
    <div class="w row wrap sm m spaced">
      <span>© ${school}</span
      ><span class="end row g8"
        ><button class="btn s" type="button" data-theme-switch data-script>${icon('moon', 's')}${theme}</button
        >${other && html`<a class="btn s" href="${pathIn(other, path)}" lang="${other}" hreflang="${other}">${otherLanguage}</a>`}</span
      >
    </div>
  </footer>`;
}

/** The document: no inline script and no inline style, so that the strictest content policy takes it. */
export function documentOf(view: View, page: SitePage): string {
  const { language, facts, words } = view;
  const { version } = styleIn(facts.look.colour);
  const font = language === 'ru' ? 'nunito-cyrillic.woff2' : 'nunito-latin.woff2';
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <script src="${fileAddress('early.js')}"></script>
        ${headOf(view, page)}
        <meta name="theme-color" media="(prefers-color-scheme:light)" content="#fcfaf5" />
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content="#131122" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href="${fileAddress(font)}" as="font" type="font/woff2" crossorigin />
        <link rel="preload" href="${fileAddress('nunito-figures.woff2')}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${fileAddress('site.css', version)}" />
      </head>
      <body>
        <a class="jump" href="#main">${words.site.skip}</a>
        <div class="pub">
          ${bar(view)}
          <main id="main" tabindex="-1">${page.body}</main>
          ${foot(view)}
        </div>
        <script src="${fileAddress('site.js')}" defer></script>
      </body>
    </html>`.text;
}

/** The one loud button: to the form of the first lesson, or to the registration at once; while nobody new is taken, to where an address can be left. */
export const tryButton = (view: View, to = linkTo(view, '#trial')): Html =>
  takesNew(view)
    ? html`<a class="btn primary big cta" href="${to}">${view.words.site.hero.try}</a>`
    : html`<a class="btn primary big cta" href="${registration(view)}">${view.words.site.trial.leaveAddress}</a>`;
