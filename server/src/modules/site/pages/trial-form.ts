import type { SubjectCode } from '@school/contract/catalogue/limits';

import type { SiteCourse } from '../facts/facts.ts';
import { registration, subjectName, takesNew, type View } from '../facts/view.ts';
import { icon, iconOf } from '../look/drawings.ts';
import { type Html, html } from '../look/html.ts';

/** With which answers the form begins: those of the page it stands on. */
interface Begun {
  subject?: SubjectCode;
  club?: SiteCourse['code'];
}

const option = (value: string, look: string, name: string, attributes: Html, isChosen: boolean): Html =>
  html`<label class="opt h-${look}" ${attributes}
    ><input type="radio" name="subject" value="${value}" ${isChosen && html` checked`} /><span class="ph"
      >${value === 'any' ? icon('circle-help') : iconOf(look)}</span
    ><b class="grow">${name}</b><span class="rb"></span
  ></label>`;

/**
 * Three questions, and on to the registration. What is answered stays on this device, as a draft of that form (site.js): nothing of it is sent or
 * stands in an address. The fields of a person have no names, so that no browser sends them either.
 */
function trialForm(view: View, begun: Begun = {}): Html {
  const { facts, words } = view;
  const { trial } = words.site;
  if (!takesNew(view))
    return html`<div class="card up stack g18 trial">
      <h3>${trial.closed}</h3>
      <p class="m">${trial.closedLead}</p>
      <a class="btn primary big" href="${registration(view)}">${trial.leaveAddress}</a>
    </div>`;
  const years = Array.from({ length: facts.ages.to - facts.ages.from + 1 }, (_, at) => facts.ages.from + at);
  const back = html`<button class="btn line" type="button" data-go="-1" data-script>${trial.back}</button>`;
  const next = html`<button class="btn primary big grow" type="button" data-go="1" data-script>${trial.next}</button>`;
  const step = (title: string, fields: Html) =>
    html`<div class="stack" data-step>
      <h3 class="dis" tabindex="-1">${title}</h3>
      ${fields}
    </div>`;
  return html`<form
    class="card up stack g18 trial"
    method="post"
    action="/${view.language}/trial"
    data-steps
    data-to="${registration(view)}"
    ${begun.club !== undefined && html` data-club="${begun.club}"`}
  >
    <div class="row" data-script>
      <div class="steps grow" aria-hidden="true"><i></i><i></i><i></i></div>
      <span class="sm m">${trial.step} <b data-now>1</b> ${trial.of(3)}</span>
    </div>
    ${step(
      trial.age,
      html`<div class="grid years g8" role="radiogroup" aria-label="${trial.age}">
          ${years.map((age) => html`<label class="slot"><input type="radio" name="years" value="${age}" />${age}</label>`)}
        </div>
        ${next}`,
    )}
    ${step(
      trial.subject,
      html`<div class="stack g8" role="radiogroup" aria-label="${trial.subject}">
          ${facts.subjects.map(({ subject, ages }) => option(subject, subject, subjectName(view, subject), html` data-suits="${ages.from}-${ages.to}"`, begun.subject === subject))}${option('any', 'softskills', trial.any, html``, begun.subject === undefined)}
        </div>
        <div class="row">${back}${next}</div>`,
    )}
    ${step(
      trial.contact,
      html`<label class="field"
          ><span>${trial.name}</span><input class="in" data-field="name" maxlength="60" autocomplete="given-name" /></label
        ><label class="field"
          ><span>${trial.reach}</span><input class="in" data-field="reach" maxlength="254" autocomplete="email"
        /></label>
        <p class="sm m">${trial.kept}</p>
        <noscript><p class="note warn">${trial.noScript}</p></noscript>
        <div class="row">${back}<button class="btn primary big grow">${trial.send}</button></div>`,
    )}
    <p class="sm m c">${trial.free}</p>
  </form>`;
}

/** The whole part of a page that ends with it. */
export function trialPart(view: View, begun?: Begun): Html {
  const { trial } = view.words.site;
  const { facts, brought } = view;
  return html`<section class="sec night" id="trial">
    <div class="w split">
      <div class="stack g20">
        <h2>${takesNew(view) ? trial.title : trial.closed}</h2>
        <p class="lead">${takesNew(view) ? trial.lead : trial.closedLead}</p>
        ${brought && html`<p class="row">${icon('gift')}<span>${trial.code(brought.code)}</span></p>`}${facts.look.mascot && html`<div class="only-l">${fox('greeting', 'l')}</div>`}
      </div>
      ${trialForm(view, begun)}
    </div>
  </section>`;
}

/** The fox, as a file of its own. */
export const fox = (pose: string, size: '' | 's' | 'l' | 'xl' = ''): Html =>
  html`<img class="fox ${size}" src="/site/fox-${pose}.svg" alt="" width="200" height="240" loading="lazy" />`;
