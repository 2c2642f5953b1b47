import { ratingLimits } from '@school/contract/ratings/limits';

import type { SiteTeacher } from '../facts/facts.ts';
import { averageSaid, courseName, linkTo, priceIn, refundFeeSaid, registration, type View } from '../facts/view.ts';
import { appleDrawn, foxPeeks, icon } from '../look/drawings.ts';
import { type Html, html } from '../look/html.ts';
import { courseCard, faceOf, teacherCard } from './cards.ts';
import { type SitePage, tryButton } from './frame.ts';
import { fox, trialPart } from './trial-form.ts';

/** Ages by which courses are looked for; what is outside of the school's own is left out. */
const ageBands = [
  [3, 4],
  [5, 6],
  [7, 9],
  [10, 12],
  [13, 16],
] as const;
/** Questions of each group: what strangers ask first stands first in it. */
const questionsOfGroup = 2;
const teachersShown = 4;
const apples = { there: 7, missing: 3, options: [2, 3, 4] } as const;

/** A lesson as it looks: of a teacher of the school where there is one. */
function lessonWindow(view: View, teacher: SiteTeacher | undefined): Html {
  const { hero } = view.words.site;
  const pictures = Array.from({ length: apples.there }, () => html`<i>${appleDrawn}</i>`);
  const holes = Array.from({ length: apples.missing }, () => html`<i class="q"></i>`);
  return html`<div class="window" role="img" aria-label="${hero.window}">
    ${view.facts.look.mascot && foxPeeks}
    <div class="lessonw h-math">
      <div class="tile center-all h-english">
        ${teacher ? faceOf(teacher) : icon('user-round', 'l')}<span class="cap">${teacher?.name ?? hero.teacher}</span>
      </div>
      <div class="tile center-all h-math">
        <img src="/pictures/lion.svg" alt="" fetchpriority="low" /><span class="cap">${hero.child}</span>
      </div>
      <div class="board">
        <b>${hero.task}</b>
        <div class="ten">${pictures}${holes}</div>
        <div class="ans">
          ${apples.options.map((number) => (number === apples.missing ? html`<span class="ok">${number}</span>` : html`<span>${number}</span>`))}
        </div>
      </div>
    </div>
  </div>`;
}

function coursesPart(view: View): Html {
  const { facts, words } = view;
  const { courses } = words.site;
  const bands = ageBands.filter(([from, to]) => facts.ages.from <= to && from <= facts.ages.to);
  const choice = (value: string, name: string, isChosen = false) =>
    html`<label><input type="radio" name="age" value="${value}" ${isChosen && html` checked`} />${name}</label>`;
  return html`<section class="sec first" id="courses">
    <div class="w">
      <div class="hdr">
        <h2>${courses.title}</h2>
        <fieldset class="seg" data-filter="ages" data-script aria-label="${courses.age}">
          ${choice('', courses.all, true)}${bands.map(([from, to], at) => choice(`${from}-${to}`, at === bands.length - 1 ? words.site.agesFrom(from) : `${from}–${to}`))}
        </fieldset>
      </div>
      <div class="grid courses">${facts.courses.map((course) => courseCard(view, course))}</div>
      <p class="m" role="status" data-none hidden>${courses.none}</p>
    </div>
  </section>`;
}

function pricesPart(view: View): Html {
  const { facts, words } = view;
  const { prices, priceFrom } = words.site;
  const cheapest = (kind: string) => {
    const own = facts.products.filter((product) => product.kind === kind).sort((a, b) => a.pricePerLesson.amount - b.pricePerLesson.amount);
    const [best] = own;
    const small = own.toSorted((a, b) => a.lessons - b.lessons)[0];
    return best && small && { best, small };
  };
  const card = (title: string, amount: string, about: string, from: boolean, ground: string) =>
    html`<div class="card stack g8 ${ground}">
      <h3>${title}</h3>
      <p class="price">${from && html`<span class="m from">${priceFrom} </span>`}${amount}</p>
      <p class="m">${about}</p>
    </div>`;
  const one = cheapest('individual');
  const club = cheapest('group');
  const free = priceIn(view, { amount: 0, currency: facts.currency });
  const { groupPlaces, packageMonths } = facts.numbers;
  return html`<section class="sec sunk" id="prices">
    <div class="w">
      <h2>${prices.title}</h2>
      <div class="grid three">
        ${card(prices.first, free, prices.firstAbout, false, 'sunny')}${one && card(prices.one, priceIn(view, one.best.pricePerLesson), prices.oneAbout(one.best.lessons, one.small.lessons, priceIn(view, one.small.pricePerLesson)), true, '')}${club && card(prices.club, priceIn(view, club.best.pricePerLesson), prices.clubAbout(groupPlaces.from, groupPlaces.to), true, '')}
      </div>
      <p class="m">
        ${prices.note(packageMonths)} ${refundFeeSaid(view) === null && prices.refunded}
        <a href="${linkTo(view, 'prices')}">${prices.all}</a>
      </p>
    </div>
  </section>`;
}

function reviewsPart(view: View): Html {
  const { facts, words } = view;
  const { reviews, teachers } = words.site;
  const { rating } = facts;
  const said = rating
    ? html`<div class="card rev" role="img" aria-label="${teachers.stars(averageSaid(view, rating.average), ratingLimits.starsMost)}">
        <p class="row price rated">${icon('star', 'l')}${teachers.rated(averageSaid(view, rating.average), rating.count)}</p>
        <p class="m">${reviews.days(ratingLimits.averageDays)}</p>
      </div>`
    : html`<div class="card rev">
        <div class="row m">${Array.from({ length: ratingLimits.starsMost }, () => icon('star'))}</div>
        <p class="m">${reviews.waits(ratingLimits.schoolFrom)}</p>
      </div>`;
  return html`<section class="sec">
    <div class="w">
      <h2>${reviews.title}</h2>
      <div class="grid three">
        <div class="card flat rev">
          <h3>${reviews.honest}</h3>
          <p class="m">${reviews.honestAbout}</p>
        </div>
        ${said}${facts.look.mascot && html`<div class="card flat rev center only-l">${fox('listening', 's')}</div>`}
      </div>
    </div>
  </section>`;
}

/** What it is, for whom, how a lesson looks, who teaches, what it costs, what is asked, and the form of the first lesson. */
export function homePage(view: View): SitePage {
  const { facts, words, language, school } = view;
  const { hero, lesson, teachers, faq, title, description } = words.site;
  const { from, to } = facts.ages;
  const steps = [[lesson.enter, lesson.enterAbout(facts.numbers.enterBeforeMinutes)] as const, ...lesson.steps];
  const questions = facts.faq.groups.flatMap((group) => group.questions.slice(0, questionsOfGroup));
  const body = html` <section class="hero">
      <div class="w">
        <div class="stack g20">
          <h1>${hero.title[0]}<br />${hero.title[1]}</h1>
          <p class="lead short">${hero.lead(from, to)}</p>
          <div class="row wrap">
            ${tryButton(view, registration(view))}<a class="btn big only-l" href="${linkTo(view, '#lesson')}">${icon('play')}${hero.how}</a>
          </div>
          <ul class="row wrap sm m points">
            ${[...hero.points, ...(refundFeeSaid(view) === null ? [hero.refunded] : [])].map((point, at) => html`<li class="row g6${at === hero.points.length && ' only-l'}">${icon('check', 's')}${point}</li>`)}
          </ul>
        </div>
        <div>${lessonWindow(view, facts.teachers[0])}</div>
      </div>
      <svg class="hill" viewBox="0 0 1440 110" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 70q260-90 640-20t800-30v90H0z" />
      </svg>
    </section>
    ${coursesPart(view)}
    <section class="sec night" id="lesson">
      <div class="w split">
        <div class="stack g28">
          <h2>${lesson.title}</h2>
          <ol class="trail">
            ${steps.map(([name, about], at) => html`<li${at === 0 && html` class="now"`}><span class="n">${at + 1}</span><h3>${name}</h3><p class="m">${about}</p></li>`)}
          </ol>
        </div>
        ${facts.look.mascot && html`<div class="center">${fox('reading', 'xl')}</div>`}
      </div>
    </section>
    ${
      facts.teachers.length > 0 &&
      html`<section class="sec">
        <div class="w">
          <div class="hdr">
            <h2>${teachers.title}</h2>
            <a class="link" href="${linkTo(view, 'teachers')}">${teachers.all} ${icon('arrow-right', 's')}</a>
          </div>
          <div class="grid four">${facts.teachers.slice(0, teachersShown).map((teacher) => teacherCard(view, teacher))}</div>
          <p class="sm m">${teachers.note}</p>
        </div>
      </section>`
    }
    ${pricesPart(view)}${reviewsPart(view)}${trialPart(view)}
    ${
      questions.length > 0 &&
      html`<section class="sec" id="faq">
        <div class="w narrow">
          <h2>${faq.title}</h2>
          <div>
            ${questions.map(({ ask, answer }, at) => html`<details${at === 0 && html` open`}><summary>${ask[language]}${icon('chevron-down')}</summary><p>${answer[language]}</p></details>`)}
          </div>
        </div>
      </section>`
    }`;
  return {
    title: title(school, from, to),
    description: description(
      school,
      from,
      to,
      facts.courses
        .slice(0, 4)
        .map((course) => courseName(view, course))
        .join(', '),
    ),
    body,
    data: organisationOf(view),
  };
}

/** The school, for search engines. */
function organisationOf({ facts, language, school }: View): object {
  const [cheapest] = facts.products.toSorted((a, b) => a.pricePerLesson.amount - b.pricePerLesson.amount);
  const { phone, email } = facts.faq.contactCentre;
  return {
    '@type': 'EducationalOrganization',
    name: school,
    url: `${facts.address}/${language}/`,
    logo: `${facts.address}/icon-512.png`,
    ...(phone !== null && { telephone: phone }),
    ...(email !== null && { email }),
    ...(facts.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: facts.rating.average,
        ratingCount: facts.rating.count,
        bestRating: ratingLimits.starsMost,
      },
    }),
    ...(cheapest && {
      makesOffer: { '@type': 'AggregateOffer', priceCurrency: facts.currency, lowPrice: cheapest.pricePerLesson.amount / 100 },
    }),
  };
}
