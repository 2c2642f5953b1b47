import { languagesOf, pathIn, type View } from '../facts/view.ts';
import { cardSize } from './social-card.ts';
import { dataScript, type Html, html } from '../look/html.ts';

/** What a page says of itself to whoever does not look at it: search engines, previews of links. */
export interface About {
  title: string;
  description: string;
  /** Nothing that is to be found. */
  hidden?: boolean;
  /** For search engines (schema.org). */
  data?: object;
}

/** Titles, addresses in each language, the preview of a link, data of the school. */
export function headOf({ facts, language, path, school }: View, { title, description, hidden = false, data }: About): Html {
  const at = (to: string) => `${facts.address}${to}`;
  const card = at(`/site/card-${language}.png`);
  const here = at(pathIn(language, path));
  const others = languagesOf(facts).map((one) => html`<link rel="alternate" hreflang="${one}" href="${at(pathIn(one, path))}" />`);
  return html`<title>${title}</title><meta name="description" content="${description}" />${
      hidden
        ? html`<meta name="robots" content="noindex" />`
        : html`<link rel="canonical" href="${here}" />
            ${others}${path === '' && html`<link rel="alternate" hreflang="x-default" href="${at('/')}" />`}`
    }<meta property="og:type" content="website" /><meta property="og:site_name" content="${school}" /><meta
      property="og:title"
      content="${title}"
    /><meta property="og:description" content="${description}" /><meta property="og:url" content="${here}" /><meta
      property="og:locale"
      content="${language === 'ru' ? 'ru_RU' : 'en_US'}"
    /><meta property="og:image" content="${card}" /><meta property="og:image:width" content="${cardSize.width}" /><meta
      property="og:image:height"
      content="${cardSize.height}"
    /><meta
      name="twitter:card"
      content="summary_large_image"
    />${data && dataScript('application/ld+json', { '@context': 'https://schema.org', ...data })}`;
}
