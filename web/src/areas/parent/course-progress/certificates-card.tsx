import type { KidCourseProgram } from '@school/contract/learning/shapes';

import { api } from '#api/client.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

/** The certificates that the child was given for units it has done, each to be printed. */
export function CertificatesCard({ kidUid, course }: { kidUid: string; course: Pick<KidCourseProgram, 'courseCode' | 'certificates'> }) {
  const t = useTexts('certificates');
  const locale = useLocale();
  const tongue = tongueOf(locale);
  const { busy, save } = useSavedFile(t.saved);
  const { courseCode, certificates } = course;
  return (
    <Card label={t.title} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.title}</h2>
      <ul className="flex list-none flex-col gap-4">
        {certificates.map(({ lessonCode, title, givenAt }) => (
          <li key={lessonCode} className="flex flex-col items-start gap-2">
            <div>
              <p className="font-bold">{title[tongue]}</p>
              <p className="text-sm text-mute">{t.given(at(locale, givenAt, 'date', deviceZone()))}</p>
            </div>
            <Button
              busy={busy === lessonCode}
              label={`${t.print}: ${title[tongue]}`}
              onPress={() =>
                save(
                  lessonCode,
                  api('GET /courseProgress/:kidUid/:courseCode/certificates/:lessonCode', { params: { kidUid, courseCode, lessonCode } }),
                )
              }
            >
              {t.print}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
