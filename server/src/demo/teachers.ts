import { demoAccounts, demoTeachers } from './accounts.ts';
import { everyDay } from './demo-times.ts';
import { hire, type Stage } from './stage.ts';

export interface DemoTeachers {
  /** Signs in as teacher@chip.school. */
  olga: string;
  dmitry: string;
  irina: string;
  kate: string;
  pavel: string;
  vera: string;
}

/**
 * Six teachers start, each with an account of the list. One for each subject and age, so that everybody knows whom a
 * trial goes to: maths and school readiness are Olga's up to 12. Vera speaks Belarusian with her pupils: she can stand
 * in for Olga with Misha, and his family may choose her.
 */
export async function hireTeachers(stage: Stage): Promise<DemoTeachers> {
  const [olga, dmitry, irina, kate, pavel, vera] = await Promise.all([
    hire(
      stage,
      {
        name: 'Ольга Смирнова',
        about: {
          ru: 'Учу считать с удовольствием: через игру, истории и рисунки. 12 лет с дошкольниками и младшими школьниками.',
          en: 'I teach maths with joy: through play, stories and drawings. 12 years with preschool and primary kids.',
        },
        subjects: ['math', 'complex'],
        languages: ['ru', 'be', 'en'],
        ageFrom: 3,
        ageTo: 12,
      },
      demoAccounts.teacher,
    ),
    hire(
      stage,
      {
        name: 'Дмитрий Орлов',
        about: {
          ru: 'Математика для старших: спокойно, по шагам, до «я сам понял».',
          en: 'Maths for older pupils: calmly, step by step.',
        },
        subjects: ['math'],
        languages: ['ru', 'en'],
        ageFrom: 13,
        ageTo: 16,
      },
      demoTeachers.dmitry,
    ),
    hire(
      stage,
      {
        name: 'Ирина Ким',
        about: {
          ru: 'Развиваю речь: рассказываем, спорим, придумываем. Люблю вопросы «почему?».',
          en: 'I help kids speak: we tell, argue and invent. I love the question “why?”.',
        },
        subjects: ['speaking'],
        languages: ['ru', 'en', 'kk', 'uk'],
        ageFrom: 3,
        ageTo: 16,
      },
      demoTeachers.irina,
    ),
    hire(
      stage,
      {
        name: 'Екатерина Белова',
        about: { ru: 'Английский: говорим с первого урока.', en: 'English: we talk from the first lesson.' },
        subjects: ['english'],
        languages: ['ru', 'en', 'de'],
        ageFrom: 3,
        ageTo: 16,
      },
      demoTeachers.kate,
    ),
    hire(
      stage,
      {
        name: 'Павел Гринь',
        about: {
          ru: 'Письмо без скуки: от первых прописей до собственных рассказов.',
          en: 'Writing without boredom: from first letters to stories of one’s own.',
        },
        subjects: ['writing'],
        languages: ['ru', 'be', 'en', 'pl'],
        ageFrom: 7,
        ageTo: 16,
      },
      demoTeachers.pavel,
    ),
    hire(
      stage,
      {
        name: 'Вера Лис',
        about: {
          ru: 'Математика по-белорусски: с играми и задачами про зубров.',
          en: 'Maths in Belarusian: games, and puzzles about bison.',
        },
        subjects: ['math'],
        languages: ['be'],
        ageFrom: 3,
        ageTo: 12,
      },
      demoTeachers.vera,
    ),
  ]);
  const { school, times } = stage;
  await school.calendar.setAvailability(olga, everyDay(times.begun));
  for (const teacherId of [dmitry, irina, kate, pavel]) await school.calendar.setAvailability(teacherId, everyDay());
  return { olga, dmitry, irina, kate, pavel, vera };
}
