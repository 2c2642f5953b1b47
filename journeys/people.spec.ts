import type { Page } from '@playwright/test';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { callsOf } from './steps/calls.ts';
import { signIn } from './steps/come-in.ts';
import { annaAtHome, demo, eventsOf } from './steps/demo.ts';
import { type DayLesson, fillDay } from './steps/teaching-day.ts';
import { words } from './words.ts';

const { ru, en } = words;

/** The teacher goes into the room of the lesson that is on from the page of the day, and back to its page. */
async function enterFromTheDay(page: Page, lesson: DayLesson): Promise<void> {
  await page.goto('/teacher');
  const name = lesson.pupils[0]?.name ?? '';
  await expect(page.getByRole('region', { name: new RegExp(`^(${ru.teacher.next}|${ru.teacher.now})$`) })).toContainText(name);
  await page.getByRole('link', { name: ru.teacher.enter }).click();
  // The room counts, not a page that is open: whoever has gone in was there.
  await page.getByRole('button', { name: ru.teacherRoom.wait.enter }).click();
  await expect(page.getByRole('toolbar', { name: ru.teacherRoom.tools.label })).toBeVisible();
  await expect(page.getByText(ru.teacherRoom.head.line.good)).toBeAttached();
  await page.getByRole('link', { name: ru.teacherRoom.toLesson }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru.teacher.lesson.title(name));
  await expect(page.getByText(new RegExp(`^${ru.teacher.lesson.hereSince('')}`))).toBeVisible();
}

/** Opens the page anew and holds a finger on a button while what else the page asks for arrives: the tap counts all the same. */
async function tapEarly(page: Page, name: string): Promise<void> {
  const { promise: touched, resolve: letGo } = Promise.withResolvers<void>();
  const late = /\/api\/teacher\/lessons(?:\/[^/]+\/equipment)?$/;
  await page.route(late, async (route) => {
    await touched;
    await route.continue();
  });
  const arrived = Promise.all([page.waitForResponse((it) => it.url().endsWith('/lessons')), page.waitForResponse(/\/equipment$/)]);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name, disabled: false }).hover();
  await page.mouse.down();
  letGo();
  await arrived;
  await expect(page.getByText(new RegExp(`^${ru.teacher.follows('', '').slice(0, 5)}`))).toBeVisible();
  await page.mouse.up();
  await page.unroute(late);
}

/** «10:00» as a family in Minsk reads it. */
const clock = (at: string): string => Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Minsk').toPlainTime().toString().slice(0, 5);

/** Ctrl+K, the second half of Anna's number, Enter: her family's card. */
async function findByPhone(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: en.staffLayout.places.find, exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: en.office.palette.label });
  await box.fill('111-22-33');
  await expect(page.getByRole('option').first()).toContainText('Анна Иванова');
  await box.press('Enter');
  await page.waitForURL('**/manager/families/*');
}

test('a teacher’s day: eight lessons back to back, one child does not come, and each has its short report', async ({
  school,
  openDevice,
}) => {
  const day = await fillDay(school);
  expect(day).toHaveLength(8);
  const [first, second, third] = day.filter(({ kind }) => kind === 'trial');
  const regular = day.find(({ kind }) => kind === 'regular');
  if (!first || !second || !third || !regular) throw new Error('Not the day that was made');
  const startOf = ({ timestamp }: DayLesson) => Temporal.Instant.from(timestamp);

  // In the morning the whole day stands on one screen, and the next child is at hand.
  await school.moveClockTo(Temporal.Instant.from(day[0]?.timestamp ?? '').subtract({ minutes: 8 }));
  const laptop = await openDevice({ ...looks.laptop, locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
  await signIn(laptop, ru, demo.teacher);
  await laptop.goto('/teacher');
  for (const { pupils } of day) await expect(laptop.getByText(pupils[0]?.name ?? '').first()).toBeVisible();
  await expect(laptop.getByRole('link', { name: new RegExp(ru.teacher.backToBack) })).toHaveCount(6);
  await expect(laptop.getByText(/Владивосток/).first()).toBeVisible();
  await expectAccessible(laptop);

  const teacher = callsOf(school, demo.teacher);
  for (const lesson of day) {
    const name = lesson.pupils[0]?.name ?? '';
    await school.moveClockTo(startOf(lesson).subtract({ minutes: 2 }));
    if (lesson === first) {
      await enterFromTheDay(laptop, lesson);
      await school.moveClockTo(startOf(lesson).add({ minutes: lesson.minutes - 5 }));
      await laptop.reload({ waitUntil: 'networkidle' });
      await laptop.getByRole('button', { name: ru.teacher.lesson.conduct }).click();
      const report = laptop.getByRole('form', { name: ru.teacher.report.title });
      await report.getByLabel(ru.teacher.report.text).fill(`${name} считает уверенно. Начнём с задач.`);
      await expectAccessible(laptop);
      await report.getByRole('button', { name: ru.teacher.report.send }).click();
      await expect(laptop.getByText(ru.teacher.report.sent)).toBeVisible();
    } else if (lesson === second) {
      // Ten minutes are waited for a child.
      await enterFromTheDay(laptop, lesson);
      await school.moveClockTo(startOf(lesson).add({ minutes: 10 }));
      await tapEarly(laptop, ru.teacher.lesson.absent);
      await expectAccessible(laptop);
      await laptop.getByRole('button', { name: ru.teacher.lesson.absentDo }).click();
      await expect(laptop.getByText(ru.teacher.lesson.closed.nonAttendance)).toBeVisible();
    } else if (lesson === regular) {
      await enterFromTheDay(laptop, lesson);
      // Too early, it takes a reason; a wrong mark is taken back, and nothing has followed from it.
      await school.moveClockTo(startOf(lesson).add({ minutes: 1 }));
      await laptop.reload({ waitUntil: 'networkidle' });
      await expect(laptop.getByRole('button', { name: ru.teacher.lesson.conduct })).toBeDisabled();
      await laptop.getByRole('button', { name: ru.teacher.lesson.endedEarly }).click();
      const early = laptop.getByRole('form', { name: ru.teacher.lesson.endedEarly });
      await early.getByLabel(ru.teacher.lesson.earlyReason).fill('Ребёнок устал');
      await early.getByRole('button', { name: ru.teacher.lesson.earlyDo }).click();
      await expect(laptop.getByRole('button', { name: ru.teacher.lesson.undo })).toBeVisible();
      await expectAccessible(laptop);
      await laptop.getByRole('button', { name: ru.teacher.lesson.undo }).click();
      await expect(laptop.getByRole('button', { name: ru.teacher.lesson.absent })).toBeVisible();
      await school.moveClockTo(startOf(lesson).add({ minutes: lesson.minutes - 5 }));
      await laptop.reload({ waitUntil: 'networkidle' });
      await laptop.getByRole('button', { name: ru.teacher.lesson.conduct }).click();
      const note = laptop.getByRole('region', { name: ru.teacherLesson.note.title });
      await note.getByRole('radio', { name: ru.teacherLesson.note.results.great }).check({ force: true });
      await note.getByRole('checkbox', { name: ru.teacherLesson.note.tag.mastered }).check({ force: true });
      await expectAccessible(laptop);
      await note.getByRole('button', { name: ru.teacherLesson.note.send }).click();
      await expect(laptop.getByText(ru.teacherLesson.note.saved)).toBeVisible();
    } else {
      await teacher.post(`/teacher/lessons/${lesson.eventId}/here`, {});
      await school.moveClockTo(startOf(lesson).add({ minutes: lesson.minutes - 5 }));
      await teacher.post(`/teacher/lessons/${lesson.eventId}/conducted`, {});
      await teacher.post(`/teacher/lessons/${lesson.eventId}/report`, { outcome: 'notYet', text: `${name}: хорошее начало.` });
    }
  }

  // In the evening nothing waits any more, and every lesson is paid by what is known of it.
  await laptop.goto('/teacher');
  await expect(laptop.getByText(ru.names.lessonStatuses.conducted, { exact: true })).toHaveCount(7);
  await expect(laptop.getByText(ru.names.lessonStatuses.nonAttendance, { exact: true })).toHaveCount(1);
  await expect(laptop.getByText(ru.teacher.reportWaits)).toHaveCount(0);
  await expect(laptop.getByText(ru.teacherLesson.note.waits)).toHaveCount(0);
  await laptop.goto('/teacher/earnings');
  await expect(laptop.getByText(ru.workspace.earnings.why.missed).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(laptop);
});

test('a manager finds a family by half a phone, sees what it was refused and moves its lesson two hours before', async ({
  school,
  openDevice,
}) => {
  const phone = await openDevice(looks.phone);
  await annaAtHome(phone, ru);
  const later = (await school.now()).add({ hours: 3 }).epochMilliseconds;
  const lesson = (await eventsOf(phone)).find(
    ({ regular, status, timestamp }) => regular && status === 'scheduled' && Date.parse(timestamp) > later,
  );
  if (!lesson) throw new Error('No regular lesson ahead');

  // Two hours before the lesson the parent wants another time, and is refused.
  await school.moveClockTo(Temporal.Instant.from(lesson.timestamp).subtract({ hours: 2 }));
  await annaAtHome(phone, ru);
  await phone.goto('/schedule');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  const anna = callsOf(school, demo.anna);
  const refused = await anna.sent('POST', `/events/${lesson.eventId}/transfer`, {
    scope: 'one',
    timestamp: new Date(Date.parse(lesson.timestamp) + 24 * 60 * 60_000).toISOString(),
    reason: 'Температура',
  });
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'scheduling.too_late' } } });

  // The manager knows the end of the number: a key, the digits, Enter.
  const office = await openDevice(looks.laptop);
  await signIn(office, en, demo.manager);
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await findByPhone(office);
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Анна Иванова');
  const refusals = office.getByRole('list', { name: en.familyCard.refusals.title });
  await expect(refusals).toContainText(en.familyCard.refusals.calls['POST /events/:eventId/transfer']);
  await expect(refusals).toContainText(/Less than 8 h to go/);
  await expectAccessible(office);

  // What it comes to is seen before; then the reason, and it is done.
  await office
    .getByRole('navigation', { name: en.familyCard.links.label })
    .getByRole('link', { name: en.familyCard.links.lessons })
    .click();
  await office
    .getByRole('button', { name: new RegExp(`^${en.familyActs.do.transfer}: .*${clock(lesson.timestamp)}`) })
    .first()
    .click();
  const sheet = office.getByRole('dialog');
  await expect(sheet.getByText(/Less than 8 h to go/).first()).toBeVisible();
  await sheet
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click();
  await expect(sheet.getByRole('list', { name: en.familyActs.effect.title })).toContainText('→');
  await expectAccessible(office);
  await sheet.getByLabel(en.office.reason.label).fill('Миша заболел, мама позвонила');
  await sheet.getByRole('button', { name: en.familyActs.do.transfer, exact: true }).click();
  await expect(office.getByText(en.familyActs.done).first()).toBeVisible();

  // The parent's open page has the new time; the log has who, what and why.
  const moved = (await eventsOf(phone)).find(({ kind }) => kind === 'transferred');
  if (!moved) throw new Error('The lesson was not moved');
  await expect(
    phone
      .getByText(new RegExp(`^${clock(moved.timestamp)}`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(phone.getByText(ru.names.lessonKinds.transferred).first()).toBeVisible();
  await expectAccessible(phone);
  await office.goto('/manager/audit');
  const entry = office.getByRole('row').filter({ hasText: 'Миша заболел, мама позвонила' });
  await expect(entry).toContainText(en.auditActs.acts['lessons.transferred']);
  await expect(entry).toContainText('Ольга Сергеевна');
  await expectAccessible(office);
});

test(
  'support comes into a family’s account with a reason, only looks until it says why not, and the family reads who was there',
  { tag: '@long' },
  async ({ openDevice }) => {
    const phone = await openDevice(looks.phone);
    await annaAtHome(phone, ru);
    const lesson = (await eventsOf(phone)).findLast(({ regular, may }) => regular && may.cancel.allowed);
    if (!lesson) throw new Error('No lesson that may be cancelled');
    const support = await openDevice(looks.laptop);
    await signIn(support, en, { email: 'support@chip.school', password: 'support-chip-2026' });
    await expect(support.getByRole('heading', { level: 1 })).toBeVisible();
    // What this colleague has no right for is not offered; opened by its address it says so, and nothing about the connection.
    await support.goto('/manager/report');
    await expect(support.getByText(en.office.noRight).first()).toBeVisible();
    await support.goto('/manager');
    await findByPhone(support);
    await expect(support.getByRole('heading', { level: 1, name: 'Анна Иванова' })).toBeVisible();
    const { links, acts } = en.familyCard;
    for (const name of [links.lessons, links.money, links.chat])
      await expect(support.getByRole('link', { name, exact: true })).toBeHidden();
    for (const name of [acts.edit, acts.link, acts.block]) await expect(support.getByRole('button', { name, exact: true })).toBeHidden();
    await expectAccessible(support);
    await support.getByRole('link', { name: en.staffLayout.places.support }).click();
    await support.getByLabel(en.support.why).fill('Родитель не может отменить урок');
    await expectAccessible(support);
    await support.getByRole('button', { name: en.support.enter, exact: true }).click();

    // It stands at the top of every page whose account this is, and nothing can be changed.
    const bar = support.getByRole('region', { name: en.support.label });
    await expect(bar).toContainText(en.support.bar('Анна Иванова'));
    await expect(bar).toContainText(en.support.looking);
    await expectAccessible(support);
    await cancelInEnglish(support, lesson.eventId);
    await expect(support.getByText(en.refusals['identity.support_reads_only']).filter({ visible: true }).first()).toBeVisible();
    expect((await eventsOf(phone)).find(({ eventId }) => eventId === lesson.eventId)?.status).toBe('scheduled');

    // It asks for more, with a reason again; then it may, and leaves.
    await support.goto('/schedule');
    await bar.getByRole('button', { name: en.support.allow }).click();
    const ask = support.getByRole('dialog');
    await ask.getByLabel(en.support.why).fill('Мама просит отменить');
    await expectAccessible(support);
    await ask.getByRole('button', { name: en.support.allow }).click();
    await expect(bar).toContainText(en.support.changing);
    await cancelInEnglish(support, lesson.eventId);
    await expect.poll(async () => (await eventsOf(phone)).find(({ eventId }) => eventId === lesson.eventId)?.status).toBe('canceled');
    await support.goto('/');
    await bar.getByRole('button', { name: en.support.leave }).click();
    await expect(bar).toBeHidden();
    // The visit ends where it began, at the family.
    await expect(support.getByRole('heading', { level: 1, name: 'Анна Иванова' })).toBeVisible();

    // The family reads who was there, when, why, and that something was changed.
    await phone.goto('/settings/edit-parent');
    const visits = phone.getByRole('region', { name: ru.support.visits });
    await expect(visits).toContainText('Пётр из поддержки');
    await expect(visits).toContainText('Родитель не может отменить урок');
    await expect(visits).toContainText(ru.support.changed(1));
    await expectAccessible(phone);
  },
);

/** A lesson is called off where it lies open. */
async function cancelInEnglish(page: Page, eventId: string): Promise<void> {
  await page.goto(`/schedule?event=${eventId}`);
  await page.getByRole('region', { name: en.schedule.openedLesson }).getByRole('link', { name: en.lessonChange.cancel }).click();
  await page.getByRole('dialog').getByLabel(en.lessonChange.reason.label).selectOption(en.lessonChange.reasons.ill);
  await page.getByRole('dialog').getByRole('button', { name: en.lessonChange.doCancel, exact: true }).last().click();
}
