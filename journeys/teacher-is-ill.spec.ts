import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { signIn } from './steps/come-in.ts';
import { annaAtHome, demo, eventsOf } from './steps/demo.ts';
import { words } from './words.ts';

interface Line {
  timestamp: string;
  status: string;
  pupils: Array<{ name: string }>;
}

test(
  'a teacher falls ill with four lessons: one act gives them away, the family hears of it once and may choose another time',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const [ru, en] = [words.ru, words.en];
    const phone = await openDevice(looks.phone);
    await annaAtHome(phone, ru);
    const before = (await eventsOf(phone)).filter(({ teacher, status }) => teacher?.name === 'Ольга Смирнова' && status === 'scheduled');

    const laptop = await openDevice(looks.laptop);
    await signIn(laptop, en, demo.teacher);
    const answer = await laptop.request.get('/api/teacher/lessons?days=21');
    const { lessons } = (await answer.json()) as { lessons: Line[] };
    const ahead = lessons.filter(({ status }) => status === 'scheduled');
    const day = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Moscow').toPlainDate().toString();
    const [first, fourth] = [ahead[0], ahead[3]];
    if (!first || !fourth) throw new Error('The demo teacher has fewer than four lessons ahead');

    await laptop.goto(`/teacher/absences?kind=illness&from=${day(first.timestamp)}&to=${day(fourth.timestamp)}`);
    await expect(laptop.getByText(en.absences.form.lessons(4))).toBeVisible();
    await expect(laptop.getByText('Вера Лис').first()).toBeVisible();
    await expectAccessible(laptop);
    await laptop.getByLabel(en.absences.form.note).fill('Миша любит задачи с зубрами, остановились на составе числа 8.');
    const toAnna = async () => (await school.inbox()).filter(({ to }) => to === demo.anna.email);
    const sent = (await toAnna()).length;
    await laptop.getByRole('button', { name: /^(Give|Cancel|Hand).*famil/ }).click();
    await expect(laptop.getByText(en.absences.done).first()).toBeVisible();
    await expectAccessible(laptop);

    // The family: one message, the new face on the open page, and a way to another time although it is soon.
    await expect(async () => expect(await toAnna()).toHaveLength(sent + 1)).toPass();
    const [message] = await toAnna();
    expect(message?.text).toContain('Вера Лис');
    const replaced = (await eventsOf(phone)).filter(({ kind }) => kind === 'replacement');
    expect(replaced.length).toBeGreaterThan(0);
    expect(replaced.every(({ teacher, may }) => teacher?.name === 'Вера Лис' && may.transfer.allowed)).toBe(true);
    expect(replaced.every(({ eventId }) => before.some((it) => it.eventId === eventId))).toBe(true);
    await phone.goto('/schedule');
    await expect(phone.getByText(ru.names.lessonKinds.replacement).first()).toBeVisible();
    await expectAccessible(phone);

    // The colleague finds the lesson with the note; the one who is ill has it no longer.
    const colleague = await openDevice(looks.phone);
    await signIn(colleague, ru, { email: 'vera@chip.school', password: 'teacher-chip-2026' });
    const hers = (await (await colleague.request.get('/api/teacher/lessons?days=21')).json()) as { lessons: Array<{ eventId: string }> };
    await colleague.goto(`/teacher/lessons/${hers.lessons[0]?.eventId}`);
    await expect(colleague.getByText(/Миша любит задачи с зубрами/)).toBeVisible();
    await expectAccessible(colleague);
  },
);
