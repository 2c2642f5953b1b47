import type { Locale } from '@school/contract/shapes';

import { escaped, otherLanguage, plainPage } from '#platform/plain-page';

import { moneyOf } from '../provider/money-of.ts';
import { eripTexts } from '@school/words/documents/erip-texts';
import type { BepaidRequest, EripPath } from './requests.store.ts';

/** How to find a payment in ERIP. */
export function eripPage(request: BepaidRequest & { erip: EripPath }, locale: Locale, offered: readonly Locale[]): string {
  const text = eripTexts[locale];
  const { payableUntil } = request;
  const { instruction, accountNumber, serviceNo, qr } = request.erip;
  const path = instruction.map((way) => `<p class="path">${escaped(way.replaceAll('->', '→'))}</p>`).join('');
  return page(
    locale,
    `<p class="top">${text.title} ${otherLanguage(locale, offered, text.otherLanguage)}</p>
      <h1><span>${text.toPay}</span> ${escaped(moneyOf(request, locale))}</h1>
      <p class="what">${escaped(request.description)}</p>
      <p>${text.how}</p>
      <ol>
        <li>${text.open}</li>
        <li>${text.path}${path}${serviceNo === null ? '' : `<p>${text.find(escaped(serviceNo))}</p>`}</li>
        <li>${text.number}<p class="number">${escaped(accountNumber)}</p></li>
        <li>${text.check}</li>
      </ol>
      ${qr === null ? '' : `<p>${text.qr}</p><img src="${escaped(qr)}" alt="${text.qrAlt}" width="220" height="220">`}
      ${payableUntil === null ? '' : `<p class="note">${text.until(escaped(momentOf(payableUntil, locale)))}</p>`}
      <p class="note">${text.later}</p>
      <p><a class="main" href="${escaped(request.returnPath)}">${text.back}</a></p>`,
  );
}

/** What stands at the address of a payment that does not exist. */
export const noEripPage = (locale: Locale): string =>
  page(
    locale,
    `<h1>404</h1><p class="note">${eripTexts[locale].notFound}</p><p><a class="main" href="/payment">${eripTexts[locale].back}</a></p>`,
  );

const page = (locale: Locale, body: string): string =>
  plainPage({ lang: locale, title: eripTexts[locale].title, style: '/erip/erip.css', body: `<main>${body}</main>` });

const momentOf = (at: Temporal.Instant, locale: Locale): string =>
  at.toLocaleString(locale, { timeZone: 'Europe/Minsk', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
