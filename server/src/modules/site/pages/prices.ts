import type { Product } from '@school/contract/catalogue/shapes';

import { linkTo, priceIn, refundFeeSaid, type View } from '../facts/view.ts';
import { type Html, html } from '../look/html.ts';
import { type SitePage, tryButton } from './frame.ts';
import { trialPart } from './trial-form.ts';

const kinds = ['individual', 'group', 'subscription'] as const;

function table(view: View, kind: (typeof kinds)[number], products: readonly Product[]): Html {
  const { prices } = view.words.pages;
  if (products.length === 0) return html``;
  const rows = products.toSorted((a, b) => a.lessons - b.lessons);
  const note =
    kind === 'subscription' ? prices.subscriptionNote(view.facts.numbers.subscriptionDays) : prices.note(view.facts.numbers.packageMonths);
  return html`<div class="stack g10">
    <h2>${prices.kinds[kind]}</h2>
    <table class="table">
      <thead>
        <tr>
          <th scope="col">${prices.package}</th>
          <th scope="col">${prices.perLesson}</th>
          <th scope="col">${prices.whole}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ lessons, price, pricePerLesson }) =>
            html`<tr>
              <th scope="row">${prices.lessons(lessons)}</th>
              <td>${priceIn(view, pricePerLesson)}</td>
              <td>${priceIn(view, price)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="sm m">${note}</p>
  </div>`;
}

/** Every package on sale at its price of now. */
export function pricesPage(view: View): SitePage {
  const { facts, words, school } = view;
  const t = words.pages.prices;
  const fee = refundFeeSaid(view);
  const body = html` <section class="sec first">
      <div class="w narrow">
        <div class="stack g10">
          <h1 class="dis">${t.heading}</h1>
          <p class="lead">${facts.products.length > 0 ? t.lead : t.none}</p>
        </div>
        ${kinds.map((kind) =>
          table(
            view,
            kind,
            facts.products.filter((product) => product.kind === kind),
          ),
        )}
        <p class="m">
          ${t.refund(facts.numbers.refundDays)} ${fee !== null && t.refundFee(fee)}
          <a href="${linkTo(view, 'terms')}">${words.site.nav.terms}</a>
        </p>
        <div class="row">${tryButton(view, '#trial')}</div>
      </div>
    </section>
    ${trialPart(view)}`;
  return { title: `${t.title} · ${school}`, description: t.description(school), body };
}
