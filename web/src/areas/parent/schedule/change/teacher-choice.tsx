import type { FreeStarts } from '@school/contract/scheduling/shapes';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { Face } from '#widgets/face/face.tsx';

type TeacherRow = FreeStarts['teachers'][number];

interface TeacherChoiceProps {
  rows: readonly TeacherRow[];
  chosen: TeacherRow;
  onChoose(teacherId: string): void;
}

/** With whom, where there is a choice: the family's own teacher first. */
export function TeacherChoice({ rows, chosen, onChoose }: TeacherChoiceProps) {
  const t = useTexts('lessonChange');
  if (rows.length < 2) return null;
  return (
    <RadioChips
      label={t.teacher}
      name="teacher"
      required
      chips={rows.flatMap(({ teacher, known, slots }) =>
        teacher
          ? [
              {
                value: teacher.teacherId,
                label: teacher.name,
                note: known ? t.ownTeacher : t.timesFree(slots.length),
                picture: <Face name={teacher.name} avatar={teacher.avatar} size={36} />,
              },
            ]
          : [],
      )}
      value={chosen.teacher?.teacherId}
      onChange={onChoose}
    />
  );
}
