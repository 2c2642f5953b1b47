import type { User } from '@school/contract/families/shapes';
import type { Process } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { Icon, Info } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** The course of the family whose times are held without payment, when it is another one than this. */
export const heldElsewhere = ({ processes }: Pick<User, 'processes'>, processId: string): Process | undefined =>
  processes.find((it) => it.heldUntil !== null && it.processId !== processId);

/** Before payment times are held for one course only: which one has them, and the ways on. */
export function OneCourseOnly({ held, user }: { held: Process; user: User }) {
  const t = useTexts('scheduleSelection');
  const names = useTexts('names');
  const locale = useLocale();
  const kid = user.kids.find(({ kidUid }) => held.kids.includes(kidUid));
  const course = held.courseCode ? names.courses[held.courseCode] : names.subjects[held.subject];
  return (
    <Card label={t.oneCourse} className="flex flex-col gap-3">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon of={Info} />
        {t.oneCourse}
      </h2>
      <p>{t.oneCourseAbout(course, kid?.firstName ?? '', at(locale, held.heldUntil ?? '', 'dayTime', user.timezone))}</p>
      <div className="flex flex-wrap gap-3">
        {held.courseCode && kid && (
          <LinkButton
            to="/schedule-selection/$courseCode/$subject/$kidUid/$name"
            params={{ courseCode: held.courseCode, subject: held.subject, kidUid: kid.kidUid, name: kid.firstName }}
          >
            {t.oneCourseOpen}
          </LinkButton>
        )}
        <LinkButton to="/payment/products">{t.pay}</LinkButton>
      </div>
    </Card>
  );
}
