import type { Browser } from '@playwright/test';

import type { RunningSchool } from '../running-school.ts';
import { callsOf } from '../steps/calls.ts';
import { demo, type KnownEvent } from '../steps/demo.ts';
import { openTask } from '../steps/lesson-room.ts';
import { words } from '../words.ts';
import { lesson } from './hold.ts';
import { laptop, type Shots } from './shots.ts';

const t = words.ru;
const vera = { email: 'vera@chip.school', password: 'teacher-chip-2026' };
const note = 'Миша устал от карточек: дайте ему поговорить. Он любит, когда хвалят за слова.';

interface Touched {
  lessons: Array<{ lesson: { eventId: string }; proposals: Array<{ teacher: { teacherId: string; name: string } }> }>;
}

/** Olga is ill on the day of the lesson and leaves a note to Vera, who takes it. */
async function olgaIsIll(school: RunningSchool): Promise<void> {
  const olga = callsOf(school, demo.teacher);
  const { events } = await callsOf(school, demo.anna).get<{ events: KnownEvent[] }>('/events');
  const next = events.find(({ regular, status }) => regular && status === 'scheduled');
  if (!next) throw new Error('No regular lesson ahead');
  const day = Temporal.Instant.from(next.timestamp).toZonedDateTimeISO('Europe/Moscow').toPlainDate().toString();
  const away = { kind: 'illness', from: day, to: day };
  const { lessons } = await olga.post<Touched>('/teacher/absences/preview', away);
  const choices = lessons.flatMap(({ lesson: { eventId }, proposals }) => {
    const colleague = proposals.find(({ teacher }) => teacher.name === 'Вера Лис');
    return colleague ? [{ eventId, teacherId: colleague.teacher.teacherId }] : [];
  });
  await olga.post('/teacher/absences', { ...away, note, choices });
}

/** What a colleague reads who takes a lesson over: at the door, and in the room until she has read it. */
export const substitute = (browser: Browser, shots: Shots) =>
  lesson(
    browser,
    8,
    laptop,
    [
      async (it) => {
        const { teacher, eventId } = it;
        const steps = teacher.getByRole('list', { name: t.teacherRoom.script.label });
        await steps.getByRole('button', { name: new RegExp(t.teacherRoom.script.steps.together) }).click();
        await openTask(it, 'sort-bins');
        await teacher.getByText(note).waitFor();
        await shots.take(teacher, 'teach-note');
        const door = await teacher.context().newPage();
        await door.goto(`/teacher/lessons/${eventId}/room`);
        await door.getByText(note).waitFor();
        await shots.take(door, 'teach-substitute');
        await door.close();
      },
    ],
    { leads: vera, before: olgaIsIll },
  );
