import type { Level } from '#modules/library';

import type { SiteCourse } from '../facts/facts.ts';
import { courseName, linkTo, momentOf, priceIn, subjectName, takesNew, type View } from '../facts/view.ts';
import { icon, iconOf, lookOf, sceneOf } from '../look/drawings.ts';
import { type Html, html } from '../look/html.ts';
import { drawTask, type Tried } from '../tasks/draw-task.ts';
import type { TaskToTry } from '../tasks/task-to-try.ts';
import { agesSaid, teacherCard } from './cards.ts';
import { type SitePage, tryButton } from './frame.ts';
import { trialPart } from './trial-form.ts';

const lessonsShown = 3;

export interface CourseGiven {
  course: SiteCourse;
  /** Of its lessons; none where they are not written. */
  levels: readonly Level[];
  /** Marks of the levels of a course of the school's own. */
  marks: readonly string[];
  task: TaskToTry | undefined;
  tried: Tried | undefined;
}

function minutesOf({ words, facts }: View, { minutes, ages }: SiteCourse): string {
  const { from: short, to: long } = facts.numbers.lessonMinutes;
  if (minutes !== null) return words.site.minutesOf(minutes);
  if (ages.from >= facts.numbers.longLessonFromAge) return words.site.minutesOf(long);
  return ages.to < facts.numbers.longLessonFromAge ? words.site.minutesOf(short) : words.site.minutes(short, long);
}

function levelsPart({ language, words }: View, look: string, levels: readonly Level[], marks: readonly string[]): Html {
  const { course } = words.pages;
  const rows =
    levels.length > 0
      ? levels.map(({ title, ages, lessons }) => ({
          name: title[language],
          ages: words.site.ages(ages.from, ages.to),
          about: `${course.lessons(lessons.length)}: ${lessons
            .slice(0, lessonsShown)
            .map((lesson) => lesson.title[language])
            .join(' · ')}${lessons.length > lessonsShown ? '…' : ''}`,
        }))
      : marks.map((name) => ({ name, ages: '', about: '' }));
  if (rows.length === 0) return html``;
  return html`<div class="stack g24">
    <h2>${course.levels(rows.length)}</h2>
    <ol class="trail h-${look}">
      ${rows.map(
        ({ name, ages, about }, at) =>
          html`<li>
            <span class="n">${at + 1}</span>
            <h3>${name}</h3>
            ${ages !== '' && html`<p class="over">${ages}</p>`}
            <p class="m">${about}</p>
          </li>`,
      )}
    </ol>
  </div>`;
}

function taskPart(view: View, look: string, { lesson, task }: TaskToTry, tried: Tried | undefined): Html {
  const { course } = view.words.pages;
  return html`<div class="stack" id="task">
    <h2 class="h2">${course.task}</h2>
    <div class="card up h-${look}">
      <p class="over">${course.from(lesson[view.language])}</p>
      ${drawTask(task, { words: view.words, language: view.language, at: `/${view.language}/${view.path}`, tried })}
    </div>
    <p class="sm m">${course.taskNote}</p>
  </div>`;
}

/** A course or a club: for whom, what is learnt, who teaches it, what it costs, when the first lesson may be, and a task of it. */
export function coursePage(view: View, { course, levels, marks, task, tried }: CourseGiven): SitePage {
  const { facts, words, school } = view;
  const t = words.pages.course;
  const name = courseName(view, course);
  const look = lookOf(course.code, course.subject);
  const ages = agesSaid(view, course.ages);
  const [cheapest] = facts.products
    .filter(({ kind }) => kind === (course.isClub ? 'group' : 'individual'))
    .toSorted((a, b) => a.pricePerLesson.amount - b.pricePerLesson.amount);
  const next = course.isClub ? undefined : facts.nextTrials.get(course.subject);
  const teachers = facts.teachers.filter(
    (teacher) => teacher.subjects.includes(course.subject) && teacher.ages.from <= course.ages.to && course.ages.from <= teacher.ages.to,
  );
  const { from, to } = facts.numbers.groupPlaces;
  const body = html` <section class="hero tint h-${look}">
      <div class="w">
        <div class="stack">
          <a class="link start ink" href="${linkTo(view, '#courses')}">${icon('chevron-left', 's')}${t.all}</a
          ><span class="row"
            ><span class="ph l">${iconOf(look, 'l')}</span
            ><span class="over"
              >${ages} · ${minutesOf(view, course)} · ${course.isClub ? words.site.courses.group(from, to) : t.one}</span
            ></span
          >
          <h1>${name}</h1>
          <p class="lead">${words.courses.lead[course.code] ?? subjectName(view, course.subject)}</p>
          <div class="row wrap">
            ${tryButton(view, '#trial')}${cheapest && html`<span class="m">${t.afterTrial} <b class="fig">${words.site.priceFrom} ${priceIn(view, cheapest.pricePerLesson)}</b> ${course.isClub ? t.perMeeting : t.perLesson}</span>`}
          </div>
          ${next && takesNew(view) && html`<p class="row g6 good">${icon('clock', 's')}<span>${t.next}: ${momentOf(view, next)}</span></p>`}
        </div>
        <div class="center scene-l">${sceneOf(look)}</div>
      </div>
    </section>
    <section class="sec">
      <div class="w split upright">${levelsPart(view, look, levels, marks)}${task && taskPart(view, look, task, tried)}</div>
    </section>
    <section class="sec sunk">
      <div class="w">
        <div class="hdr">
          <h2>${t.who}</h2>
          <a class="link" href="${linkTo(view, 'teachers')}">${words.site.teachers.all} ${icon('arrow-right', 's')}</a>
        </div>
        ${teachers.length > 0 ? html`<div class="grid four">${teachers.map((teacher) => teacherCard(view, teacher))}</div>` : html`<p class="m">${t.noTeachers}</p>`}
      </div>
    </section>
    ${trialPart(view, { subject: course.subject, ...(course.isClub && { club: course.code }) })}`;
  return {
    title: t.title(name, ages, school),
    description: t.description(name, ages, school),
    body,
    data: {
      '@type': 'Course',
      name,
      description: words.courses.lead[course.code] ?? name,
      url: `${facts.address}/${view.language}/${view.path}`,
      inLanguage: view.language,
      typicalAgeRange: `${course.ages.from}-${course.ages.to}`,
      provider: { '@type': 'EducationalOrganization', name: school, url: `${facts.address}/${view.language}/` },
      ...(cheapest && {
        offers: { '@type': 'Offer', category: 'Paid', priceCurrency: facts.currency, price: cheapest.pricePerLesson.amount / 100 },
      }),
    },
  };
}
