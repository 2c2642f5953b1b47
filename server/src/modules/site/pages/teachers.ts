import { ratingLimits } from '@school/contract/ratings/limits';

import type { SiteTeacher } from '../facts/facts.ts';
import { averageSaid, linkTo, subjectName, type View } from '../facts/view.ts';
import { icon } from '../look/drawings.ts';
import { type Html, html } from '../look/html.ts';
import { agesSaid, faceOf, ratingOf, subjectsOf, teacherCard } from './cards.ts';
import { type SitePage, tryButton } from './frame.ts';
import { fox, trialPart } from './trial-form.ts';

/** Everybody who teaches now. */
export function teachersPage(view: View): SitePage {
  const { facts, words, school } = view;
  const t = words.pages.teachers;
  const subjects = facts.subjects.filter(({ subject }) => facts.teachers.some((teacher) => teacher.subjects.includes(subject)));
  const chip = (value: string, name: string, isChosen = false) =>
    html`<label class="chip"><input type="radio" name="subject" value="${value}" ${isChosen && html` checked`} />${name}</label>`;
  const body = html` <section class="sec first">
    <div class="w">
      <div class="stack g10">
        <h1 class="dis">${t.heading}</h1>
        <p class="lead">${facts.teachers.length > 0 ? t.lead : t.none}</p>
      </div>
      ${subjects.length > 1 && html`<div class="chips" role="group" data-filter="subjects" data-script aria-label="${t.subject}">${chip('', t.all, true)}${subjects.map(({ subject }) => chip(subject, subjectName(view, subject)))}</div>`}
      <div class="grid three four g20">
        ${facts.teachers.map((teacher) => teacherCard(view, teacher, 'h2'))}
        <div class="card flat empty">
          ${facts.look.mascot && fox('thinking', 's')}<b>${t.unsure}</b>
          <p class="sm">${t.unsureAbout}</p>
          <a class="btn soft s" href="${linkTo(view, '#trial')}">${t.pick}</a>
        </div>
      </div>
    </div>
  </section>`;
  return { title: `${t.title} · ${school}`, description: t.description(school, facts.teachers.length), body };
}

/** The video hello where there is one, else the face. */
const helloOf = (view: View, teacher: SiteTeacher): Html =>
  teacher.video === null
    ? faceOf(teacher)
    : html`<video
        controls
        preload="none"
        playsinline
        src="${teacher.video}"
        aria-label="${view.words.pages.teacher.hello(teacher.name)}"
        ${teacher.photo !== null && html` poster="${teacher.photo}"`}
      ></video>`;

/** One of them, as families see a teacher: what a manager has written of them, and ratings once they name nobody. */
export function teacherPage(view: View, teacher: SiteTeacher): SitePage {
  const { words, language, school } = view;
  const t = words.pages.teacher;
  const [subject = 'math'] = teacher.subjects;
  const about = teacher.about[language];
  const languages = teacher.languages.map((code) => words.names.languages[code] ?? code).join(', ');
  const { rating } = teacher;
  const body = html` <section class="sec first">
      <div class="w">
        <a class="link start" href="${linkTo(view, 'teachers')}">${icon('chevron-left', 's')}${words.site.nav.teachers}</a>
        <div class="cols">
          <div class="stack g28 h-${subject}">
            <div class="grid two g24 middle">
              <div class="portrait h-${subject}">${helloOf(view, teacher)}</div>
              <div class="stack g8">
                <h1>${teacher.name}</h1>
                <p class="over">${subjectsOf(view, teacher)}</p>
                <ul class="stack g8">
                  <li class="row m g8">${icon('graduation-cap', 's')}${t.children(agesSaid(view, teacher.ages))}</li>
                  ${languages !== '' && html`<li class="row m g8">${icon('globe', 's')}<span>${t.languages}: ${languages}</span></li>`}
                  ${teacher.teachesSince !== null && html`<li class="row m g8">${icon('clock', 's')}${t.since(teacher.teachesSince)}</li>`}
                  <li>${ratingOf(view, teacher)}</li>
                </ul>
              </div>
            </div>
            ${
              about !== '' &&
              html`<div class="stack g8">
                <h2>${t.about}</h2>
                <p class="prose">${about}</p>
              </div>`
            }
            <div class="stack">
              <h2>${t.first}</h2>
              <ol class="trail">
                ${t.steps.map(
                  ([name, what], at) =>
                    html`<li>
                      <span class="n">${at + 1}</span>
                      <h3>${name}</h3>
                      <p class="m">${what}</p>
                    </li>`,
                )}
              </ol>
            </div>
            <div class="stack g10">
              <h2>${t.ratings}</h2>
              <div class="card flat row">
                ${icon('star')}<span class="m"
                  >${rating ? words.site.teachers.stars(averageSaid(view, rating.average), ratingLimits.starsMost) : t.noRatings}</span
                >
              </div>
            </div>
          </div>
          <aside class="aside">
            <div class="card up stack">
              <h2 class="h3">${t.free}</h2>
              <p class="sm m">${t.freeAbout}</p>
              ${tryButton(view, '#trial')}
            </div>
          </aside>
        </div>
      </div>
    </section>
    ${trialPart(view, { subject })}`;
  return {
    title: t.title(teacher.name, subjectsOf(view, teacher), school),
    description: about === '' ? t.title(teacher.name, subjectsOf(view, teacher), school) : about.slice(0, 160),
    body,
    data: { '@type': 'Person', name: teacher.name, worksFor: { '@type': 'EducationalOrganization', name: school } },
  };
}
