import type { LessonPlan } from '@school/contract/learning/plans';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { Stars } from '#kit/progress.tsx';

interface KidStandingProps {
  kid: LessonPlan['kids'][number];
  /** Said where there are several kids. */
  name: string | undefined;
  courseCode: string | null;
  /** The tasks were opened in this lesson. */
  isOpened: boolean;
}

/** How a kid stands: level, homework done or not, and how it gets on with the tasks that were opened. */
export function KidStanding({ kid, name, courseCode, isOpened }: KidStandingProps) {
  const { plan: t } = useTexts('teacherLesson');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { online, homework, levelTitle, lessonProgress } = kid;
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunk p-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {name !== undefined && <strong>{name}</strong>}
        {levelTitle && (
          <span className="text-mute">
            {t.level}: {levelTitle[tongue]}, {t.progress(lessonProgress.completed, lessonProgress.count)}
          </span>
        )}
        {isOpened && online && (
          <>
            <Badge tone={online.state === 'done' ? 'good' : 'brand'}>{t.states[online.state]}</Badge>
            {online.score !== null && <span className="figures">{t.score(online.score)}</span>}
          </>
        )}
        {courseCode !== null && (
          <TextLink
            to="/teacher/pupils/$kidUid/$courseCode"
            params={{ kidUid: kid.kidUid, courseCode }}
            className="inline-flex min-h-11 items-center"
          >
            {t.watch}
            {name !== undefined && <span className="sr-only">: {name}</span>}
          </TextLink>
        )}
      </p>
      {homework.length === 0 ? (
        <p className="text-sm text-mute">{t.noHomework}</p>
      ) : (
        <ul aria-label={t.kidHomework} className="flex flex-col gap-1">
          {homework.map((one) => (
            <li key={one.playbookUid} className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-0 grow">{one.title[tongue]}</span>
              <Badge tone={one.complete ? 'good' : 'warn'}>{one.complete ? t.homeworkDone : t.homeworkLeft}</Badge>
              {one.complete && <Stars got={one.stars} of={3} size={18} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
