import type { User } from '@school/contract/families/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { LinkButton } from '#kit/link-button.tsx';

import type { Standing } from './where-they-stand.ts';

/** The way on from where a family stands; what lies behind is not offered again. */
export function WelcomeNextStep({ standing: { step }, user }: { standing: Standing; user: User }) {
  const { welcome: t } = useTexts('entry');
  const locale = useLocale();
  const home = (
    <LinkButton to="/" kind="quiet" size="large">
      {t.later}
    </LinkButton>
  );
  switch (step.what) {
    case 'booked': {
      const lesson = step.event ?? step.unmarked;
      return (
        <Way {...(lesson && { about: (step.event ? t.booked : t.unmarked)(at(locale, lesson.timestamp, 'dayTime', user.timezone)) })}>
          <LinkButton to="/schedule" search={lesson ? { event: lesson.eventId } : {}} kind="primary" size="large">
            {t.toLesson}
          </LinkButton>
          {home}
        </Way>
      );
    }
    case 'awaited':
      return <Way about={t.awaited}>{home}</Way>;
    case 'recommended':
      return (
        <Way about={t.recommended}>
          <LinkButton to="/payment/products" kind="primary" size="large">
            {t.toPackages}
          </LinkButton>
          {home}
        </Way>
      );
    case 'plan':
      return (
        <Way about={t.plan}>
          {step.process.courseCode && (
            <LinkButton to="/schedule-selection/$courseCode" params={{ courseCode: step.process.courseCode }} kind="primary" size="large">
              {t.toDays}
            </LinkButton>
          )}
          {home}
        </Way>
      );
    case 'waits':
      return <Way about={t.waits}>{home}</Way>;
    case 'book':
    case 'notYet':
      return (
        <Way>
          <LinkButton to="/intro-appointment" kind="primary" size="large">
            {t.book}
          </LinkButton>
          {home}
        </Way>
      );
    default:
      return (
        <Way about={t.learning}>
          <LinkButton to="/" kind="primary" size="large">
            {t.later}
          </LinkButton>
        </Way>
      );
  }
}

const Way = ({ about, children }: { about?: string; children: React.ReactNode }) => (
  <>
    {about !== undefined && <p className="rounded-md bg-brand-soft p-4 font-bold">{about}</p>}
    <div className="flex flex-col gap-3 sm:flex-row">{children}</div>
  </>
);
