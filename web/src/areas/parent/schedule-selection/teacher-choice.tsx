import type { AnswerOf } from '@school/contract/calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Face } from '#widgets/face/face.tsx';
import { AboutTeacher } from '#widgets/teacher-card/about-teacher.tsx';

type TeacherRow = AnswerOf<'GET /schedule-selection/:courseCode/:kidUid'>['teachers'][number];

interface TeacherChoiceProps {
  teachers: readonly TeacherRow[];
  chosen: string;
  onChoose(teacherId: string): void;
}

/** The teachers who fit, the one of the trial first. */
export function TeacherChoice({ teachers, chosen, onChoose }: TeacherChoiceProps) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  const shown = teachers.find(({ teacher }) => teacher.teacherId === chosen);
  return (
    <div className="flex flex-col gap-3">
      <RadioChips
        label={t.teacher}
        name="teacher"
        required
        chips={teachers.map(({ teacher, free }) => ({
          value: teacher.teacherId,
          label: teacher.name,
          note: t.timesFree(free.length),
          picture: <Face name={teacher.name} avatar={teacher.avatar} size={36} />,
        }))}
        value={chosen}
        onChange={onChoose}
      />
      {shown && (
        <>
          <p className="flex flex-wrap items-center gap-2 text-mute">
            {shown.known && <Badge tone="good">{t.known}</Badge>}
            {shown.teacher.about[locale === 'ru-RU' ? 'ru' : 'en']}
          </p>
          <AboutTeacher key={shown.teacher.teacherId} teacher={shown.teacher} />
        </>
      )}
    </div>
  );
}
