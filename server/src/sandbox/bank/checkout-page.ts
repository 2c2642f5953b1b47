import type { Locale } from '@school/contract/shapes';

import { escaped, otherLanguage, plainPage } from '#platform/plain-page';

import { moneyOf } from '#modules/payments';
import type { BankCheckout } from './bank.store.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { choices } from './choices.ts';

/** So many outcomes stand open; the rarer ones are folded away. */
const usual = 4;

/** The bank's checkout. */
export function checkoutPage(checkout: BankCheckout, locale: Locale, spoken: readonly Locale[]): string {
  const text = checkoutTexts[locale];
  const offered = choices.filter((choice) => (choice !== 'card-declines' && choice !== 'card-confirms') || checkout.keepsCard);
  const buttons = offered.map(
    (choice) =>
      `<button name="choice" value="${choice}" class="${choice === 'succeed' ? 'main' : 'other'}">${text.choices[choice]}</button>`,
  );
  const body =
    checkout.state === 'open'
      ? `<p class="note">${text.playMoney}</p>
        ${checkout.keepsCard ? `<p class="note">${text.keepsCard}</p>` : ''}
        <form method="post" action="/sandbox/checkout/${escaped(checkout.ref)}">
          ${buttons.slice(0, usual).join('\n')}
          <details><summary>${text.more}</summary>
            <div class="more">${buttons.slice(usual).join('\n')}</div>
          </details>
        </form>
        <p><a href="${escaped(checkout.returnUrl)}">${text.leave}</a></p>`
      : `<p class="note" role="status">${text.done[checkout.state]}</p>
        <p><a class="main" href="${escaped(checkout.returnUrl)}">${text.back}</a></p>`;
  return page(
    locale,
    `<p class="top">${text.bank} ${otherLanguage(locale, spoken, text.otherLanguage)}</p>
      <h1><span>${text.toPay}</span> ${escaped(moneyOf(checkout, locale))}</h1>
      <p class="what">${escaped(checkout.description)}</p>
      ${body}`,
  );
}

/** What stands at the address of a checkout that does not exist. */
export const noCheckoutPage = (locale: Locale): string =>
  page(
    locale,
    `<p class="top">${checkoutTexts[locale].bank}</p><h1>404</h1><p class="note">${checkoutTexts[locale].notFound}</p>
      <p><a class="main" href="/payment">${checkoutTexts[locale].back}</a></p>`,
  );

const page = (locale: Locale, body: string): string =>
  plainPage({ lang: locale, title: checkoutTexts[locale].title, style: '/sandbox/checkout.css', body: `<main>${body}</main>` });
