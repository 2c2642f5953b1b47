import type { Page } from '@playwright/test';

import type { RunningSchool } from '../running-school.ts';
import { callsOf } from '../steps/calls.ts';
import { demo, type KnownEvent } from '../steps/demo.ts';
import type { Words } from '../words.ts';

/** A built page that was drawn before: the name of its drawing, who looks, where it is, and what is done there first. */
export interface FamilyPage {
  name: string;
  who: 'guest' | 'parent';
  at: string;
  before?: (page: Page, t: Words) => Promise<unknown>;
}

/** The pages in the demo school. */
export async function familyPages(school: Pick<RunningSchool, 'url' | 'now' | 'inbox'>, language: 'ru' | 'en'): Promise<FamilyPage[]> {
  const calls = callsOf(school, demo.anna);
  const { kids } = await calls.get<{ kids: Array<{ kidUid: string; age: number }> }>('/user');
  const { events } = await calls.get<{ events: KnownEvent[] }>('/events');
  const misha = kids.find(({ age }) => age === 7)?.kidUid ?? '';
  const lesson = events.find(({ kids: who, status, regular }) => who.includes(misha) && status === 'scheduled' && regular);
  if (lesson === undefined) throw new Error('No regular lesson of the demo school ahead');
  const teachers = await (await fetch(`${school.url}/${language}/teachers`)).text();
  const teacher = /href="\/\w\w\/(teachers\/[^"]+)"/.exec(teachers)?.[1] ?? 'teachers';
  const letter = (await school.inbox()).find(({ channel, to, text }) => channel === 'mail' && to === demo.anna.email && text !== '');
  const monday = (await school.now()).toZonedDateTimeISO('Europe/Minsk').toPlainDate();
  const week = monday.subtract({ days: monday.dayOfWeek - 1 });
  const onwards = (page: Page, t: Words) => page.getByRole('button', { name: t.registration.next }).click();
  const nameThem = async (page: Page, t: Words) => {
    await page.getByLabel(t.kidForm.name).fill(language === 'ru' ? 'Лев' : 'Leo');
    await onwards(page, t);
    await page.getByLabel(t.kidForm.bornMonth).selectOption('5');
    await page.getByLabel(t.kidForm.bornYear).selectOption(String(monday.year - 8));
    await onwards(page, t);
    await page.getByRole('radio').first().waitFor();
  };
  const movable = events.find(({ may }) => may.transfer.allowed)?.eventId ?? lesson.eventId;
  const timesToMove = (page: Page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /\d\d:\d\d/ })
      .first()
      .waitFor();
  const { attempts } = await calls.get<{ attempts: Array<{ lessonCode: string }> }>(`/courseProgress/${misha}/math`);
  return [
    { name: 'home', who: 'guest', at: `/${language}/` },
    ...(['courses', 'lesson', 'prices', 'trial', 'faq'] as const).map((part): FamilyPage => ({
      name: `home-${part}`,
      who: 'guest',
      at: `/${language}/#${part}`,
    })),
    { name: 'course', who: 'guest', at: `/${language}/courses/math` },
    { name: 'teachers', who: 'guest', at: `/${language}/teachers` },
    { name: 'teacher', who: 'guest', at: `/${language}/${teacher}` },
    { name: 'register-1', who: 'guest', at: '/registration' },
    { name: 'register-3', who: 'guest', at: '/registration', before: nameThem },
    { name: 'mail', who: 'guest', at: `/dev/inbox/${letter?.id ?? ''}` },
    { name: 'parent-home', who: 'parent', at: '/' },
    { name: 'schedule', who: 'parent', at: '/schedule' },
    { name: 'move', who: 'parent', at: `/schedule?event=${movable}&do=transfer`, before: timesToMove },
    { name: 'weekly', who: 'parent', at: `/schedule/regular/${lesson.processId}/days` },
    { name: 'packages', who: 'parent', at: '/payment/products' },
    { name: 'progress', who: 'parent', at: '/progress' },
    { name: 'answers', who: 'parent', at: `/courseProgress/${misha}/math?lesson=${attempts[0]?.lessonCode ?? ''}` },
    { name: 'report', who: 'parent', at: `/progress/${misha}/${week.subtract({ days: 7 }).toString()}` },
    { name: 'settings', who: 'parent', at: '/settings' },
    { name: 'chat', who: 'parent', at: '/chat' },
    { name: 'choose-teacher', who: 'parent', at: `/intro-appointment?kid=${misha}&subject=english` },
    { name: 'booked', who: 'parent', at: `/intro-booked/${lesson.eventId}` },
    { name: 'states', who: 'parent', at: '/no/such/page' },
  ];
}
