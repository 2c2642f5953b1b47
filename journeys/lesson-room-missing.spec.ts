import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { signIn } from './steps/come-in.ts';
import { demo, nextRegular } from './steps/demo.ts';
import { madeUpMedia } from './steps/room-device.ts';
import { words } from './words.ts';

const t = words.ru;
test.use(madeUpMedia);

test(
  'a child does not come: the teacher asks the school to call, a colleague calls, and the teacher reads what the family said',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const laptop = { ...looks.laptop, locale: 'ru-RU', permissions: ['camera', 'microphone'] };
    const parent = await openDevice(looks.phone);
    await signIn(parent, t, demo.anna);
    const { eventId, timestamp } = await nextRegular(parent);
    await school.moveClockTo(Temporal.Instant.from(timestamp).add({ minutes: 2 }));

    const teacher = await openDevice(laptop);
    await signIn(teacher, t, demo.teacher);
    await teacher.goto(`/teacher/lessons/${eventId}/room`);
    await expect(teacher.getByRole('button', { name: t.teacherRoom.kid.callFamily('Миша') })).toBeVisible();
    await teacher.getByRole('button', { name: t.teacherRoom.wait.enter }).click();
    await teacher.getByRole('button', { name: t.teacherRoom.kid.callFamily('Миша') }).click();
    await expect(teacher.getByText(t.teacherRoom.kid.callAsked)).toBeVisible();

    const office = await openDevice(laptop);
    await signIn(office, t, demo.manager);
    await office.goto(`/manager/rooms?room=${eventId}`);
    const missing = office.getByRole('region', { name: t.liveRooms.missing.title('Миша') });
    await missing.getByRole('button', { name: t.liveRooms.missing.show }).click();
    await expect(missing.getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
    await expectAccessible(office);
    await missing.getByRole('button', { name: t.liveRooms.missing.outcomes.coming }).click();
    await expect(teacher.getByText(t.teacherRoom.kid.called.coming)).toBeVisible();

    // Wherever colleagues turn it on, such a call rings on the device itself.
    await office.goto('/manager/account');
    await expect(office.getByRole('heading', { name: t.pushDevices.title })).toBeVisible();
    await expectAccessible(office);
  },
);
