import { publicDocuments } from '@school/contract/pages/limits';
import { siteLimits } from '@school/contract/site/limits';

import type { Limit, RateLimit } from '#platform/rate-limit';
import { Refusal } from '#platform/refusal';

import type { Library } from '#modules/library';
import type { Pages } from '#modules/pages';
import type { SchoolSettings } from '#modules/school';

import type { SiteCourse, SiteFacts } from './facts/facts.ts';
import { type FactsGiven, gatherFacts } from './facts/gather-facts.ts';
import { type Brought, isOpen, languagesOf, type View, viewOf } from './facts/view.ts';
import { type Language, siteWords } from './facts/words.ts';
import { slugOf } from './pages/cards.ts';
import { coursePage } from './pages/course.ts';
import { contactsPage, documentPage, missingPage, notOpenPage, tooManyPage } from './pages/documents.ts';
import { documentOf, type SitePage } from './pages/frame.ts';
import { homePage } from './pages/home.ts';
import { pricesPage } from './pages/prices.ts';
import { teacherPage, teachersPage } from './pages/teachers.ts';
import { socialCards } from './seo/social-card.ts';
import { robotsOf, sitemapOf } from './seo/sitemap.ts';
import type { Tried } from './tasks/draw-task.ts';
import { readAnswer } from './tasks/read-answer.ts';
import { type TasksGiven, tasksToTry } from './tasks/task-to-try.ts';

type Given = Omit<FactsGiven, 'pages' | 'catalogue' | 'school'> &
  Pick<TasksGiven, 'playbooks'> & {
    pages: Pick<Pages, 'faq' | 'legal'>;
    catalogue: FactsGiven['catalogue'];
    library: Pick<Library, 'course'>;
    school: FactsGiven['school'] & { look: Pick<SchoolSettings['look'], 'logo'> };
    rateLimit: Pick<RateLimit, 'take'>;
  };

/** Answers to tasks from one address. */
const tries: Limit = { most: siteLimits.triesAnHour, window: { hours: 1 } };

/** A page as it is sent. */
export interface Drawn {
  status: 200 | 404 | 429;
  text: string;
}

/** What was answered to a task, told in the language of its page. */
interface Judged {
  status: 200 | 429;
  state: Tried['state'];
  said: string;
}

/** The pages in front of the sign-in (docs/rules/site.md). */
export function createSite(given: Given) {
  const tasks = tasksToTry(given);
  const cards = socialCards(given.school.look.logo);
  const facts = (): Promise<SiteFacts> => gatherFacts(given);
  const drawn = (view: View, page: SitePage, status: Drawn['status'] = 200): Drawn => ({ status, text: documentOf(view, page) });
  const missing = (view: View): Drawn => drawn(view, missingPage({ ...view, path: '' }), 404);

  const courseOf = ({ courses }: SiteFacts, path: string): SiteCourse | undefined =>
    path.startsWith('courses/') ? courses.find(({ code }) => code === path.slice('courses/'.length)) : undefined;

  async function ofCourse(view: View, course: SiteCourse, tried?: Tried): Promise<SitePage> {
    const levels = given.library.course(course.code)?.levels ?? [];
    const { courses } = await given.catalogue.offer();
    const marks = courses.find(({ courseCode }) => courseCode === course.code)?.levels ?? [];
    return coursePage(view, { course, levels, marks, task: tasks.of(course.code), tried });
  }

  async function pageAt(view: View): Promise<SitePage | undefined> {
    const { path, facts: known } = view;
    if (path === '') return homePage(view);
    if (path === 'teachers') return teachersPage(view);
    if (path === 'prices') return pricesPage(view);
    if (path === 'contacts') return contactsPage(view);
    const document = publicDocuments.find((name) => name === path);
    if (document) return documentPage(view, await given.pages.legal(document));
    const course = courseOf(known, path);
    if (course) return ofCourse(view, course);
    const teacher = path.startsWith('teachers/') && known.teachers.find((one) => path === `teachers/${slugOf(one)}`);
    return teacher ? teacherPage(view, teacher) : undefined;
  }

  return {
    /** A page in a language that the school offers; what it does not have is said in the same look. */
    async page(language: Language, path: string, brought?: Brought): Promise<Drawn> {
      const known = await facts();
      const [usual = 'ru'] = languagesOf(known);
      if (!languagesOf(known).includes(language)) return missing(viewOf(known, usual, path, brought));
      const view = viewOf(known, language, path, brought);
      if (!isOpen(known)) return drawn(view, notOpenPage(view));
      const page = await pageAt(view);
      return page ? drawn(view, page) : missing(view);
    },
    /** An address that nobody knows. */
    async nowhere(language: Language): Promise<Drawn> {
      return missing(viewOf(await facts(), language, ''));
    },
    /** Judges an answer; undefined where there is no such task. */
    async judge(language: Language, path: string, answer: string, ip: string): Promise<Judged | undefined> {
      const { course: words } = siteWords[language].pages;
      const course = courseOf(await facts(), path);
      const task = course && tasks.of(course.code);
      if (!task) return undefined;
      try {
        await given.rateLimit.take(`site.try:${ip}`, tries);
      } catch (refused) {
        if (!(refused instanceof Refusal)) throw refused;
        return { status: 429, state: 'nothing', said: words.tooMany(Number(refused.facts?.['minutes'] ?? 1)) };
      }
      const read = readAnswer(task.task, answer.trim());
      const isRight = read && tasks.isRight(task, read);
      const state = isRight === undefined ? 'nothing' : isRight ? 'right' : 'wrong';
      return { status: 200, state, said: words[state] };
    },
    /** The page of a course with what was answered, for a browser without scripts. */
    async tried(language: Language, path: string, answer: string, { status, state, said }: Judged): Promise<Drawn> {
      const view = viewOf(await facts(), language, path);
      const course = courseOf(view.facts, path);
      if (!course) return missing(view);
      if (status === 429) return drawn(view, tooManyPage(view, said), 429);
      return drawn(view, await ofCourse(view, course, { chosen: answer, state }));
    },
    /** The picture beside a link; undefined in a language that the school does not offer. */
    async card(language: Language): Promise<Buffer | undefined> {
      const known = await facts();
      return languagesOf(known).includes(language) ? cards(viewOf(known, language, '')) : undefined;
    },
    sitemap: async (): Promise<string> => sitemapOf(await facts()),
    robots: async (): Promise<string> => robotsOf(await facts()),
    languages: (): Language[] => languagesOf({ look: given.school.painted() }),
    colour: (): string => given.school.painted().colour,
  };
}

export type Site = ReturnType<typeof createSite>;
