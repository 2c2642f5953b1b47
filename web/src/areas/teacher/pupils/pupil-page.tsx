import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { zoneCity } from '#i18n/zones.ts';
import { Badge, Card } from '#kit/card.tsx';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Face } from '#widgets/face/face.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

import { NoteWords } from '../lesson/note-words.tsx';

const pupilQuery = (kidUid: string) => queryOf('GET /teacher/pupils/:kidUid', { params: { kidUid } });

export const load = ({ params }: { params: Readonly<Record<string, string>> }) =>
  void queryClient.prefetchQuery(pupilQuery(params['kidUid'] ?? ''));

/** One pupil: who it is, how far in each course, and the lessons together with what was noted. */
export function Page() {
  const { pupils: t } = useTexts('teacherWorkspace');
  const { age } = useTexts('teacher');
  const names = useTexts('names');
  const locale = useLocale();
  const tongue = locale === 'ru-RU' ? 'ru' : 'en';
  const { kidUid } = useParams({ from: '/teacher/pupils/$kidUid' });
  const { data } = useSuspenseQuery(pupilQuery(kidUid));
  const { pupil, courses, lessons } = data;
  const known: Readonly<Record<string, string>> = names.languages;
  return (
    <PageLayout
      title={pupil.name}
      width="text"
      actions={
        <TextLink to="/teacher/pupils" className="inline-flex min-h-11 items-center">
          {t.back}
        </TextLink>
      }
    >
      <Card className="flex items-center gap-4">
        <Face name={pupil.name} avatar={pupil.avatar} size={56} />
        <p>
          <strong>{age(pupil.age)}</strong>
          <span className="block text-mute">
            {pupil.languages.map((language) => known[language] ?? language).join(', ')} · {zoneCity(names, pupil.timezone)}
          </span>
        </p>
      </Card>
      <section aria-label={t.courses} className="flex flex-col gap-3">
        <h2 className="text-lg">{t.courses}</h2>
        {courses.length === 0 && <p className="text-mute">{t.noCourses}</p>}
        {courses.map(({ courseCode, levelTitle, lessonProgress, homework }) => (
          <Card key={courseCode} className="flex flex-col gap-3">
            <h3 className="text-base">{names.courses[courseCode]}</h3>
            <ProgressBar
              label={levelTitle?.[tongue] ?? names.courses[courseCode]}
              value={lessonProgress.completed}
              max={lessonProgress.count}
              text={t.progress(lessonProgress.completed, lessonProgress.count)}
            />
            {homework > 0 && (
              <p>
                <Badge tone="warn">{t.homework(homework)}</Badge>
              </p>
            )}
            <LinkButton to="/teacher/pupils/$kidUid/$courseCode" params={{ kidUid, courseCode }} size="small" className="self-start">
              {t.course}
              <span className="sr-only">: {names.courses[courseCode]}</span>
            </LinkButton>
          </Card>
        ))}
      </section>
      <section aria-label={t.lessons} className="flex flex-col gap-3">
        <h2 className="text-lg">{t.lessons}</h2>
        {lessons.length === 0 && <p className="text-mute">{t.noLessons}</p>}
        <ol className="flex flex-col gap-2">
          {lessons.map((lesson) => (
            <li key={lesson.eventId}>
              <LessonTogether lesson={lesson} />
            </li>
          ))}
        </ol>
      </section>
    </PageLayout>
  );
}

function LessonTogether({ lesson }: { lesson: TeacherLesson }) {
  const { schoolTime } = useTexts('teacher');
  const names = useTexts('names');
  const locale = useLocale();
  const { eventId, timestamp, kind, status, note, report } = lesson;
  return (
    <Card className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink to="/teacher/lessons/$eventId" params={{ eventId }} className="figures inline-flex min-h-11 items-center">
          {at(locale, timestamp, 'dayTime', schoolZone)} {schoolTime}
        </TextLink>
        <KindBadge kind={kind} />
        <Badge tone={status === 'conducted' ? 'good' : 'plain'}>{names.lessonStatuses[status]}</Badge>
      </p>
      {note && <NoteWords note={note} />}
      {report && <p className="whitespace-pre-line">{report.text}</p>}
    </Card>
  );
}
