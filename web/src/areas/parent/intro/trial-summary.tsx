import type { SubjectCode } from '@school/contract/catalogue/limits';
import type { TeacherToMeet } from '@school/contract/teacher-cards/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, sameTime, schoolZone } from '#i18n/time.ts';
import { familyZone } from '#i18n/zones.ts';
import { Badge, Card } from '#kit/card.tsx';
import { Avatar } from '#kit/avatar.tsx';
import { Face } from '#widgets/face/face.tsx';

interface TrialSummaryProps {
  kid: { kidUid: string; firstName: string; avatar: string | null };
  subject: SubjectCode;
  zone: string;
  selectedTime: string;
  /** Length of the lesson, once it is known. */
  minutes: number | undefined;
  /** Whom the family chose; undefined where the school chooses. */
  teacher: TeacherToMeet | undefined;
}

/** What is about to be booked: when by both clocks, for whom, and that it is free. */
export function TrialSummary({ kid, subject, zone, selectedTime, minutes, teacher }: TrialSummaryProps) {
  const t = useTexts('introApplication');
  const names = useTexts('names');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-4">
      <p className="figures text-2xl font-extrabold first-letter:uppercase">
        {at(locale, selectedTime, 'longDay', zone)}, {at(locale, selectedTime, 'time', zone)}
      </p>
      <p className="text-mute">
        {familyZone(names, zone)}
        {!sameTime(selectedTime, zone, schoolZone) && <> · {t.schoolTime(at(locale, selectedTime, 'time', schoolZone))}</>}
      </p>
      <p className="flex items-center gap-3">
        <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={44} />
        <span>
          <strong className="block">{kid.firstName}</strong>
          {names.subjects[subject]}
        </span>
      </p>
      <p className="flex flex-wrap gap-2">
        <Badge tone="good">{t.free}</Badge>
        {minutes !== undefined && <Badge>{t.minutes(minutes)}</Badge>}
      </p>
      {teacher ? (
        <p className="flex items-center gap-3">
          <Face name={teacher.name} avatar={teacher.photo} size={44} />
          <span>
            <strong className="block">{teacher.name}</strong>
            {t.teacher}
          </span>
        </p>
      ) : (
        <p className="text-sm text-mute">{t.teacherWill}</p>
      )}
    </Card>
  );
}
