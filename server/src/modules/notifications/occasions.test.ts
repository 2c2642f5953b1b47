import type { Notice } from '@school/contract/notifications/shapes';
import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { choose } from '../payments/testing.ts';
import { haveCourse, moscow } from '../scheduling/changes/testing.ts';
import { holdLesson } from '../scheduling/testing.ts';

/** What each occasion of docs/rules/notifications.md says, by its real cause, in both languages. */
const said = {
  'ru-RU': {
    recommended: 'Рекомендуем курс «Математика»',
    appointed: 'Урок назначен: среда, 25 ноября, 18:00 (время: Минск)',
    moved: 'Урок перенесён: четверг, 26 ноября, 18:00 (время: Минск)',
    day: 'Завтра урок: четверг, 26 ноября, 18:00 (время: Минск)',
    hour: 'Скоро урок: 18:00 (время: Минск)',
    soon: 'Через 10 минут урок: 18:00 (время: Минск)',
    ending: 'Осталось 2 индивидуальных урока',
    ended: 'Индивидуальные уроки закончились',
    homework: 'Открылось домашнее задание',
    paid: 'Оплата получена',
    unread: 'У вас 1 непрочитанное сообщение',
    gift: 'Подарок: 3 урока при оплате до 27 ноября, 19:30 (время: Минск)',
  },
  'en-US': {
    recommended: 'We recommend the course “Maths”',
    appointed: 'Lesson booked: Wednesday, November 25 at 18:00 (Minsk time)',
    moved: 'Lesson rescheduled: Thursday, November 26 at 18:00 (Minsk time)',
    day: 'Lesson tomorrow: Thursday, November 26 at 18:00 (Minsk time)',
    hour: 'Lesson soon: 18:00 (Minsk time)',
    soon: 'Lesson in 10 minutes: 18:00 (Minsk time)',
    ending: '2 individual lessons left',
    ended: 'No individual lessons left',
    homework: 'New homework',
    paid: 'Payment received',
    unread: 'You have 1 unread message',
    gift: 'A gift: 3 lessons if you pay by November 27 at 19:30 (Minsk time)',
  },
} as const;

/** In the app the family's zone is not named beside each time. */
const inApp = (subject: string): string => subject.replace(/ \((время: Минск|Minsk time)\)/, '');

describe('every occasion is told of once, by what really happened', () => {
  for (const locale of ['ru-RU', 'en-US'] as const) {
    test(`in ${locale}`, async () => {
      const school = await openSchool();
      const words = said[locale];
      const family = await haveFamily(school, { locale, phone: '+375291234567', email: 'anna@example.com' });
      const at = async (time: string) => {
        school.clock.set(Temporal.Instant.from(`2026-11-${time}+03:00`));
        await school.settle();
      };
      const sent = async () =>
        (await school.messages.latest({ customerId: family.familyId, limit: 100 })).map(
          ({ channel, subject }) => `${channel} ${subject.replaceAll('\u202f', ' ')}`,
        );
      const notices = async () => (await school.as(family.parent).get('/notifications')).body.notices as Notice[];
      const titles = async () => (await notices()).map(({ title }) => title.replaceAll('\u202f', ' '));
      const choice = { topics: [{ topic: 'lessonSoon', channels: ['app', 'sms'] }] };
      expect((await school.as(family.parent).post('/notifications/settings', choice)).status).toBe(200);

      const course = await haveCourse(school, { units: 3, family });
      const { eventId } = await course.appoint(moscow('2026-11-25'));
      const move = { scope: 'one', timestamp: moscow('2026-11-26'), reason: 'Врач' };
      const moved = await course.calls.post(`/events/${eventId}/transfer`, move);
      const lesson = moved.body.event.eventId as string;

      await at('25T17:59:59');
      expect(await titles()).not.toContain(inApp(words.day));
      await at('25T18:00:00');
      expect(await titles()).toContain(inApp(words.day));
      await at('26T17:00:00');
      await at('26T17:49:59');
      expect(await titles()).not.toContain(inApp(words.soon));
      await at('26T17:50:00');
      await at('26T18:50:00');
      await holdLesson(school, course.teacher, lesson);
      await at('26T19:00:00');
      for (const lessonId of [newId(), newId()]) {
        const unit = { familyId: family.familyId, lessonId, kidUid: family.kidUid };
        await school.ledger.reserve({ ...unit, kind: 'gold', startsAt: school.clock.now() });
        await school.ledger.post({ ...unit, as: 'process' });
      }
      await at('26T19:10:00');
      const order = await course.calls.post('/orders', { productCode: 'individual-8', termsAccepted: true });
      await choose(school, order.body.checkoutUrl, 'succeed');
      const { chats } = (await school.as(course.teacher).get('/chats')).body;
      const written = await school.as(course.teacher).post(`/chats/${chats[0].chatId}/messages`, { text: 'Как домашнее?' }, newId());
      expect(written.status).toBe(200);
      await school.outbox.drain();
      await at('26T19:30:00');
      await school.outbox.publish({
        type: 'onboarding.finished',
        familyId: family.familyId,
        kidUid: family.kidUid,
        finishedAt: school.clock.now().toString(),
      });
      await at('26T19:31:00');
      // Whatever is asked again says nothing twice.
      const [before, letters] = [await titles(), await sent()];
      await Promise.all([school.settle(), school.notifications.remind(), school.notifications.remind()]);
      await at('26T19:59:00');
      expect(await titles()).toEqual(before);
      expect(await sent()).toEqual(letters);

      const wanted = Object.values<string>(words).map(inApp);
      expect(before.filter((title) => wanted.includes(title)).toSorted((a, b) => a.localeCompare(b))).toEqual(
        wanted.toSorted((a, b) => a.localeCompare(b)),
      );
      // By default: an hour ahead and homework ring on devices alone; ten minutes ahead was chosen by SMS.
      const { recommended, appointed, moved: movedTo, day, ending, ended, paid, unread, gift, soon } = words;
      for (const subject of [recommended, appointed, movedTo, day, ending, ended, paid, unread, gift])
        expect(letters).toContain(`mail ${subject}`);
      expect(letters.filter((it) => it.includes(words.hour) || it.includes(words.homework))).toEqual([]);
      expect(letters.filter((it) => it.endsWith(soon))).toEqual([`sms ${soon}`]);
      const links = Object.fromEntries((await notices()).map(({ title, link }) => [title.replaceAll('\u202f', ' '), link]));
      expect([links[inApp(day)], links[inApp(words.hour)], links[ended], links[unread]]).toEqual([
        '/schedule',
        '/',
        '/payment/products',
        '/chat',
      ]);
      expect(links[words.homework]).toBe(`/courseProgress/${family.kidUid}/math`);
      expect((await notices()).filter(({ text }) => text === '')).toEqual([]);
      for (const { title, text } of await notices())
        expect(`${title} ${text}`).not.toMatch(/время: |Minsk time|http|Школа «Чип»:|Chip School:|[:,]$/);
      expect(school.faults).toEqual([]);
    });
  }
});
