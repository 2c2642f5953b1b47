import { portraitOf, type DemoFace } from './portraits.ts';
import type { Stage } from './stage.ts';
import type { DemoTeachers } from './teachers.ts';

/** The year since when each teaches; Vera has just begun. */
const since: Readonly<Record<DemoFace, number>> = { olga: 2014, dmitry: 2009, irina: 2017, kate: 2019, pavel: 2012, vera: 2026 };

/** Each teacher sends the school a card with a portrait, and a manager agrees to it. */
export async function showFaces(
  { school: { teacherCards } }: Pick<Stage, 'school'>,
  teachers: DemoTeachers,
  by: { accountId: string; name: string },
): Promise<void> {
  for (const face of ['olga', 'dmitry', 'irina', 'kate', 'pavel', 'vera'] as const) {
    const teacherId = teachers[face];
    await teacherCards.writing.setPhoto(teacherId, await portraitOf(face));
    const { shown } = await teacherCards.writing.show(teacherId);
    const { about, languages } = shown;
    const { change } = await teacherCards.writing.send(teacherId, {
      about,
      languages,
      teachesSince: since[face],
      withPhoto: true,
      withVideo: false,
    });
    if (!change) throw new Error(`The card of ${face} was not sent`);
    await teacherCards.deciding.approve(change.changeId, by);
  }
}
