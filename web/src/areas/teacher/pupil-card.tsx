import type { Pupil, TeacherLesson } from '@school/contract/staffing/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { zoneCity } from '#i18n/zones.ts';
import { Face } from '#widgets/face/face.tsx';

import { NoteWords } from './lesson/note-words.tsx';

/** A kid as its teacher sees it: age, languages, the family's time, the last note. No contacts, no money. */
export function PupilCard({ pupil, lesson }: { pupil: Pupil; lesson: TeacherLesson }) {
  const t = useTexts('teacher');
  const names = useTexts('names');
  const locale = useLocale();
  const known: Readonly<Record<string, string>> = names.languages;
  return (
    <div className="flex gap-4">
      <Face name={pupil.name} avatar={pupil.avatar} size={56} />
      <div className="min-w-0">
        <h2 className="text-lg">
          {pupil.name}, {t.age(pupil.age)}
        </h2>
        <p className="text-mute">
          {pupil.languages.map((language) => known[language] ?? language).join(', ')} · {t.zone}:{' '}
          <span className="figures">{at(locale, lesson.timestamp, 'time', pupil.timezone)}</span>, {zoneCity(names, pupil.timezone)}
        </p>
        {pupil.lastNote ? (
          <div className="mt-2">
            <p className="text-sm text-mute">{t.lastNote}:</p>
            <NoteWords note={pupil.lastNote} />
          </div>
        ) : (
          <p className="mt-2">
            {pupil.lastReport === null ? (
              <span className="text-mute">{t.noNote}</span>
            ) : (
              <>
                <span className="text-sm text-mute">{t.lastNote}: </span>
                {pupil.lastReport}
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
