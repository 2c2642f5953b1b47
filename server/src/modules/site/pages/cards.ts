import type { SiteCourse, SiteTeacher } from '../facts/facts.ts';
import { averageSaid, courseName, linkTo, soonOf, subjectName, takesNew, type View } from '../facts/view.ts';
import { icon, lookOf, sceneOf } from '../look/drawings.ts';
import { type Html, html } from '../look/html.ts';

/** The last part of its id is as good as the whole: it is random. */
export const slugOf = ({ teacherId }: SiteTeacher): string => teacherId.slice(-12);

export const agesSaid = ({ words }: View, { from, to }: { from: number; to: number }): string => words.site.ages(from, to);

export function courseCard(view: View, course: SiteCourse): Html {
  const { words, facts } = view;
  const look = lookOf(course.code, course.subject);
  const { from, to } = facts.numbers.groupPlaces;
  return html`<a
    class="card course h-${look}"
    href="${linkTo(view, `courses/${course.code}`)}"
    data-ages="${course.ages.from}-${course.ages.to}"
    ><span class="scene">${sceneOf(look)}</span
    ><span class="txt"
      ><span class="row wrap g6"
        ><span class="tag">${agesSaid(view, course.ages)}</span
        >${course.isClub && html`<span class="tag">${icon('users-round', 's')}${words.site.courses.group(from, to)}</span>`}</span
      >
      <h3>${courseName(view, course)}</h3>
      <span class="m sm">${words.courses.about[course.code] ?? subjectName(view, course.subject)}</span></span
    ></a
  >`;
}

/** A photo where there is one, else initials on a hue of the subject: nobody is drawn. */
export const faceOf = ({ photo, initials }: SiteTeacher): Html =>
  html`<span class="teacher-face" aria-hidden="true"
    >${photo === null ? initials : html`<img src="${photo}" alt="" loading="lazy" fetchpriority="low" />`}</span
  >`;

export const subjectsOf = (view: View, { subjects }: SiteTeacher): string =>
  subjects
    .map((subject, at) => (at === 0 ? subjectName(view, subject) : subjectName(view, subject).toLocaleLowerCase(view.language)))
    .join(', ');

export function ratingOf(view: View, { rating }: Pick<SiteTeacher, 'rating'>): Html {
  const { teachers } = view.words.site;
  return rating
    ? html`<span class="row g6 rated">${icon('star', 's')}<b>${teachers.rated(averageSaid(view, rating.average), rating.count)}</b></span>`
    : html`<span class="row g6 m sm">${icon('star', 's')}${teachers.noRatings}</span>`;
}

export function teacherCard(view: View, teacher: SiteTeacher, heading: 'h2' | 'h3' = 'h3'): Html {
  const [subject = 'math'] = teacher.subjects;
  const about = teacher.about[view.language];
  const { nextTrial } = teacher;
  const name = html`<a href="${linkTo(view, `teachers/${slugOf(teacher)}`)}">${teacher.name}</a>`;
  return html`<article class="card tcard rowp h-${subject}" data-subjects="${teacher.subjects.join(' ')}">
    <span class="face">${faceOf(teacher)}</span>
    <div class="txt">
      ${heading === 'h2' ? html`<h2 class="h3">${name}</h2>` : html`<h3 class="h3">${name}</h3>`}<span class="over"
        >${subjectsOf(view, teacher)} · ${agesSaid(view, teacher.ages)}</span
      >${about !== '' && html`<p class="sm m two-lines">${about}</p>`}${teacher.rating && ratingOf(view, teacher)}${nextTrial && takesNew(view) && html`<p class="row g6 sm good topped">${icon('clock', 's')}<span>${view.words.pages.teacher.next(soonOf(view, nextTrial))}</span></p>`}
    </div>
  </article>`;
}
