import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { callsOf } from './steps/calls.ts';
import { newcomer, register, signIn, signInFirst } from './steps/come-in.ts';
import { demo, type KnownEvent } from './steps/demo.ts';
import { enterTheRoom } from './steps/lesson-room.ts';
import { within } from './steps/patience.ts';
import { bookTrial } from './steps/trial.ts';
import { madeUpMedia, roomLaptop } from './steps/room-device.ts';
import { words } from './words.ts';

const t = words.ru;
test.use(madeUpMedia);

test('a trial is booked, held in the room and reported, and its family reads what is recommended @long', async ({ school, openDevice }) => {
  const parent = await openDevice(roomLaptop);
  await register(parent, t);
  const trial = await bookTrial(parent, t);
  await school.moveClockTo(trial.startsAt.subtract({ minutes: 2 }));

  const teacher = await openDevice(roomLaptop);
  await signIn(teacher, t, { email: trial.teacher, password: 'teacher-chip-2026' });
  const { lessons } = await callsOf(school, { email: trial.teacher, password: 'teacher-chip-2026' }).get<{ lessons: KnownEvent[] }>(
    '/teacher/lessons',
  );
  const lesson = lessons.find(({ timestamp, kind }) => kind === 'trial' && Temporal.Instant.from(timestamp).equals(trial.startsAt));
  if (!lesson) throw new Error('The teacher does not have the trial');
  await teacher.goto(`/teacher/lessons/${lesson.eventId}/room`);
  await teacher.getByRole('button', { name: t.teacherRoom.wait.enter }).click();

  // The parent's own home lets the child in.
  await parent.goto('/');
  await parent.getByRole('button', { name: t.lessonLook.room.enter, exact: true }).click();
  await parent.getByRole('button', { name: t.kidRoom.wait.enter, exact: true }).click();
  await expect(parent.locator('[data-person^="teacher:"] video')).toBeVisible({ timeout: 20_000 });
  await teacher.getByRole('button', { name: t.teacherRoom.begin }).click();

  // A trial has a script of its own, with tasks that are easier or harder.
  const steps = teacher.getByRole('list', { name: t.teacherRoom.script.label });
  await steps.getByRole('button', { name: new RegExp(t.teacherRoom.script.steps.together) }).click();
  await teacher.getByRole('button', { name: t.teacherRoom.script.openTask(1), exact: true }).click();
  await expect(parent.locator('[data-stage="task"] [data-task]')).toBeVisible();

  await school.moveClockTo(trial.startsAt.add({ minutes: 46 }));
  await teacher
    .getByRole('button', { name: new RegExp(`^${t.teacherRoom.head.finish}`) })
    .first()
    .click();
  // The clock was moved by the test: for the room nobody was there meanwhile, and the teacher knows better.
  await teacher.getByRole('switch', { name: new RegExp(t.teacherRoom.finish.here) }).check({ force: true });
  await teacher.getByRole('button', { name: t.teacherRoom.finish.send, exact: true }).click();
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText(t.kidRoom.bye.title);

  // The report is the next thing on the teacher's page, and begins with what the lesson proposes.
  const report = `${newcomer.kid} считает уверенно. Начнём с состава числа.`;
  await teacher.getByRole('radio', { name: new RegExp(`^${t.teacher.report.recommended}`) }).check({ force: true });
  await teacher.getByRole('radio', { name: new RegExp(`^${t.names.courses.math}`) }).check({ force: true });
  await teacher.getByLabel(t.teacher.report.text).fill(report);
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: t.teacher.report.send }).click();
  await expect(teacher.getByRole('button', { name: t.teacher.report.send })).toBeHidden();

  // The child has the first device; the parent reads it on another.
  const phone = await openDevice(looks.phone);
  await signInFirst(phone, t, school.url);
  await phone.goto('/');
  // Whoever is new is first told where the family stands.
  await phone.getByRole('link', { name: t.entry.welcome.later }).click();
  await expect(phone.getByText(report)).toBeVisible();
  await expect(phone.getByText(t.homeSteps.recommended(t.names.courses.math))).toBeVisible();
});

test('a colleague takes a lesson over while it is on, in the same room, and the child sees the new face @long', async ({
  school,
  openDevice,
}) => {
  const { kid, teacher, eventId } = await enterTheRoom(
    school,
    { kid: await openDevice(roomLaptop), teacher: await openDevice(roomLaptop) },
    t,
  );
  await expect(kid.locator('[data-person^="teacher:"] video')).toBeVisible({ timeout: 20_000 });
  await teacher.getByRole('button', { name: t.teacherRoom.begin }).click();

  const { customerId } = await callsOf(school, demo.anna).get<{ customerId: string }>('/user');
  const manager = callsOf(school, demo.manager);
  const { proposals } = await manager.get<{ proposals: Array<{ teacher: { teacherId: string; name: string } }> }>(
    `/manager/lessons/${eventId}/substitutes`,
  );
  const vera = proposals.find(({ teacher: { name } }) => name === 'Вера Лис');
  if (!vera) throw new Error('Vera cannot take the lesson');
  const act = { do: 'replaceTeacher', eventId, teacherId: vera.teacher.teacherId };
  await manager.post(`/manager/families/${customerId}/acts`, { act, despite: true, reason: 'У Ольги пропал свет' });

  // Who led the lesson is told so and keeps the minutes; the colleague goes on where it stands.
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText(new RegExp(t.teacherRoom.over.replaced.slice(0, 10)), {
    timeout: within(2),
  });
  const colleague = await openDevice(roomLaptop);
  await signIn(colleague, t, { email: 'vera@chip.school', password: 'teacher-chip-2026' });
  await colleague.goto(`/teacher/lessons/${eventId}/room`);
  await colleague.getByRole('button', { name: t.teacherRoom.wait.enter }).click();
  await expect(kid.locator(`[data-person="teacher:${vera.teacher.teacherId}"] video`)).toBeVisible({ timeout: 20_000 });
  await expect(colleague.locator('[data-person^="kid:"] video')).toBeVisible({ timeout: 20_000 });
  await colleague.getByRole('button', { name: new RegExp(`^${t.teacherRoom.kid.star}`) }).click();
  await expect(colleague.getByText(t.teacherRoom.kid.stars(1, 5))).toBeAttached();
});
