import type { AnswerOf } from '@school/contract/calls';

import { linkTo, registration, signIn, type View } from '../facts/view.ts';
import { localeOf } from '../facts/words.ts';
import { type Html, html } from '../look/html.ts';
import { type SitePage, tryButton } from './frame.ts';
import { fox } from './trial-form.ts';

/** What the school says of itself, and its legal papers, as its staff have written them. */
export function documentPage(view: View, { document, since }: AnswerOf<'GET /legal/:document'>): SitePage {
  const { language, words, school } = view;
  const day =
    since &&
    new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: view.facts.faq.contactCentre.zone }).format(new Date(since));
  const body = html`<section class="sec first">
    <article class="w narrow doc">
      <h1 class="dis">${document.title[language]}</h1>
      ${document.sections.map(
        ({ title, text }) =>
          html`<section class="stack g8">
            <h2>${title[language]}</h2>
            <p class="prose">${text[language]}</p>
          </section>`,
      )}${day && html`<p class="sm m">${words.pages.document.since(day)}</p>`}
    </article>
  </section>`;
  const [first] = document.sections;
  return {
    title: `${document.title[language]} · ${school}`,
    description: (first?.text[language] ?? document.title[language]).slice(0, 160),
    body,
  };
}

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A Monday: days of the week are called by a week that begins with it. */
const monday = Temporal.PlainDate.from('2024-01-01');

/** How to reach the school, and who makes the contract. */
export function contactsPage(view: View): SitePage {
  const { facts, language, words, school } = view;
  const t = words.pages.contacts;
  const { phone, email, week, zone } = facts.faq.contactCentre;
  const weekday = new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' });
  const row = (name: string, value: Html | string | false): Html =>
    html`${
      value !== false &&
      value !== '' &&
      html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`
    }`;
  const days = week.map((hours, at) =>
    row(
      weekday.format(new Date(`${monday.add({ days: at }).toString()}T12:00Z`)),
      hours ? `${clock(hours.opensAt)}–${clock(hours.closesAt)}` : t.closed,
    ),
  );
  const { organisation: of } = facts;
  const body = html`<section class="sec first">
    <div class="w narrow doc">
      <h1 class="dis">${t.title}</h1>
      <dl class="facts">
        ${row(t.phone, phone !== null && html`<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`)}${row(t.email, email !== null && html`<a href="mailto:${email}">${email}</a>`)}
      </dl>
      ${
        phone === null && email === null
          ? html`<p class="m">${t.none}</p>`
          : html`<div class="stack g8">
              <h2>${t.hours}</h2>
              <dl class="facts">${days}</dl>
              <p class="sm m">${t.zone(words.names.zones[zone] ?? zone)}</p>
            </div>`
      }${
        of.name !== '' &&
        html`<div class="stack g8">
          <h2>${t.organisation}</h2>
          <p><b>${of.name}</b></p>
          <dl class="facts">${row(t.taxNumber, of.taxNumber)}${row(t.address, of.address)}${row(t.director, of.director)}</dl>
        </div>`
      }
    </div>
  </section>`;
  return { title: `${t.title} · ${school}`, description: t.description(school), body };
}

/** An address that has no page. */
export function missingPage(view: View): SitePage {
  const { facts, words, school } = view;
  const t = words.pages.missing;
  const body = html`<section class="sec">
    <div class="w narrow empty">
      ${facts.look.mascot && fox('searching')}
      <h1>${t.title}</h1>
      <p>${t.lead}</p>
      <div class="row wrap centred">
        <a class="btn primary" href="${linkTo(view, '')}">${t.home}</a
        ><a class="btn line" href="${linkTo(view, '#courses')}">${words.site.nav.courses}</a
        ><a class="btn line" href="${linkTo(view, 'teachers')}">${words.site.nav.teachers}</a>
      </div>
    </div>
  </section>`;
  return { title: `${t.title} · ${school}`, description: t.lead, body, hidden: true };
}

/** A school that has not opened yet: nothing is promised but a letter. */
export function notOpenPage(view: View): SitePage {
  const { facts, words, school } = view;
  const t = words.pages.notOpen;
  const body = html`<section class="sec">
    <div class="w narrow empty">
      ${facts.look.mascot && fox('sleeping')}
      <h1>${t.title(school)}</h1>
      <p>${t.lead}</p>
      <div class="row wrap centred">
        <a class="btn primary" href="${registration(view)}">${t.leave}</a><a class="btn line" href="${signIn(view)}">${t.staff}</a>
      </div>
    </div>
  </section>`;
  return { title: t.title(school), description: t.lead, body, hidden: true };
}

/** A task answered too often. */
export function tooManyPage(view: View, said: string): SitePage {
  const body = html`<section class="sec">
    <div class="w narrow empty">
      ${view.facts.look.mascot && fox('sleeping')}
      <h1>${said}</h1>
      <div class="row wrap centred">${tryButton(view)}</div>
    </div>
  </section>`;
  return { title: said, description: said, body, hidden: true };
}
