import type { CourseListed } from '@school/contract/playbooks/lesson-texts';
import { lessonTextLimits } from '@school/contract/playbooks/lesson-limits';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { useNavigate } from '#kit/router/router.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { ReasonedSheet } from '../reasoned-sheet.tsx';
import { type LessonParams, lessonReadings } from './asked-lesson.ts';

interface AddLessonSheetProps {
  courseCode: CourseListed['courseCode'];
  level: CourseListed['levels'][number];
  onClose(): void;
}

/** A lesson of the school's own begins: its titles, and then its page. */
export function AddLessonSheet({ courseCode, level, onClose }: AddLessonSheetProps) {
  const t = useTexts('lessonEditor');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const navigate = useNavigate({ from: '/manager/lessons' });
  const begin = useCall('POST /manager/lessons/:courseCode/levels/:levelCode/lessons', { changes: ['GET /manager/lessons'] });
  return (
    <FormSheet
      title={t.addTo(level.title[tongue])}
      label={t.addLesson}
      onClose={onClose}
      submit={{ label: t.addIt }}
      onSubmit={async (form) => {
        const title = { ru: typedText(form, 'title-ru').trim(), en: typedText(form, 'title-en').trim() };
        const { lessonCode } = await begin.mutateAsync({ params: { courseCode, levelCode: level.levelCode }, body: { title } });
        void navigate({ to: '/manager/lessons/$courseCode/$lessonCode', params: { courseCode, lessonCode } });
        return '';
      }}
      onRefusal={atFields({ '': ['playbooks.level_full', 'playbooks.level_not_found', 'playbooks.lesson_changed'] })}
    >
      <p>{t.addAbout}</p>
      {(['ru', 'en'] as const).map((language) => (
        <div key={language} lang={language}>
          <TextField name={`title-${language}`} label={t.in(t.fields.title, language)} required maxLength={lessonTextLimits.titleLength} />
        </div>
      ))}
    </FormSheet>
  );
}

/** Nobody comes to the lesson any more. */
export function TakeOutSheet({ params, name, onClose }: { params: LessonParams; name: string; onClose(): void }) {
  const t = useTexts('lessonEditor');
  const takeOut = useCall('POST /manager/lessons/:courseCode/:lessonCode/take-out', { changes: lessonReadings });
  return (
    <ReasonedSheet
      title={t.takeOutIt(name)}
      label={t.takeOut}
      kind="danger"
      onClose={onClose}
      act={(reason) => takeOut.mutateAsync({ params, body: { reason } })}
      done={t.takenOut}
      onRefusal={atFields({ '': ['playbooks.lesson_taken', 'playbooks.last_lesson'] })}
    >
      <p>{t.takeOutAbout}</p>
    </ReasonedSheet>
  );
}

/** It is taught again. */
export function PutBackSheet({ params, onClose }: { params: LessonParams; onClose(): void }) {
  const t = useTexts('lessonEditor');
  const putBack = useCall('POST /manager/lessons/:courseCode/:lessonCode/put-back', { changes: lessonReadings });
  return (
    <ReasonedSheet
      title={t.putBack}
      onClose={onClose}
      act={(reason) => putBack.mutateAsync({ params, body: { reason } })}
      done={t.putIn}
      onRefusal={atFields({ '': ['playbooks.lesson_taught'] })}
    >
      <p>{t.putBackAbout}</p>
    </ReasonedSheet>
  );
}
