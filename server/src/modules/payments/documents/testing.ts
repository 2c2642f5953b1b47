import { extractText, getDocumentProxy } from 'unpdf';

import type { TestSchool } from '../../../testing.ts';
import { haveFamily, haveLearning, haveTeacher, holdLesson } from '../../scheduling/testing.ts';

/** A family that has paid 360 BYN for eight lessons and had the first of them on 27 November at 18:00. */
export async function conductOne(school: TestSchool) {
  const family = await haveFamily(school);
  const stranger = await haveFamily(school);
  const { teacherId, teacher } = await haveTeacher(school);
  const { processId } = await haveLearning(school, { family, teacher, startsAt: '2026-11-24T18:00+03:00' });
  await school.ledger.credit({
    familyId: family.familyId,
    kind: 'gold',
    source: 'paid',
    units: 8,
    value: 36_000,
    currency: 'BYN',
    moneyFrom: 'clearing:sandbox',
    expiresAt: Temporal.Instant.from('2027-11-24T20:59:59Z'),
    key: 'for the test',
  });
  await school.settle();
  await school.as(family.parent).post('/regular-schedule', { processId, teacherId, days: [{ weekday: 5, startMinute: 18 * 60 }] });
  const { body } = await school.as(family.parent).get('/events?from=2026-11-23');
  const lesson = (body.events as Array<{ eventId: string; timestamp: string }>).find(({ timestamp }) => timestamp.startsWith('2026-11-27'));
  school.clock.set(Temporal.Instant.from('2026-11-27T18:00+03:00'));
  await holdLesson(school, teacher, lesson?.eventId ?? '');
  return { school, family, stranger };
}

/** What a reader of PDF finds written in it. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
