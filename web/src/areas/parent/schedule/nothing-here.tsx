import { useMayArrange } from '#api/adult.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { Arranging } from '../adult-may.tsx';
import type { Place } from './use-place.ts';

/** «до 17 января»: the last day on which a lesson can stand; `bookableUntil` is the midnight after it. */
export function useLastDay({ zone }: Place, bookableUntil: string): { date: string; words: string } {
  const locale = useLocale();
  const last = Date.parse(bookableUntil) - 1;
  return { date: wallClock(last, zone).date, words: at(locale, last, 'day', zone) };
}

/** A week without lessons: before, now, or where the schedule does not go yet, with the way on. */
export function EmptyWeek({ place, bookableUntil }: { place: Place; bookableUntil: string }) {
  const t = useTexts('schedule');
  const { thisMonday, monday, go } = place;
  const lastDay = useLastDay(place, bookableUntil);
  const back = <Button onPress={() => go({ week: undefined })}>{t.toNow}</Button>;
  if (monday > lastDay.date) {
    return (
      <EmptyState title={t.beyond} action={back}>
        {t.opened(lastDay.words)}
      </EmptyState>
    );
  }
  if (monday < thisMonday) return <EmptyState title={t.emptyPast} action={back} />;
  return (
    <EmptyState title={t.empty} action={<WayOn place={place} />}>
      {t.emptyAbout}
    </EmptyState>
  );
}

/** To the weekly schedule that waits to be chosen, or to a trial. */
export function WayOn({ place: { user, kid } }: { place: Place }) {
  const t = useTexts('schedule');
  const mayArrange = useMayArrange();
  const waiting = user.processes.find(
    (it) => it.state === 'waitSchedulingNextLesson' && it.type === 'learning' && (!kid || it.kids.includes(kid.kidUid)),
  );
  const whose = user.kids.find(({ kidUid }) => waiting?.kids.includes(kidUid));
  if (!mayArrange) return <Arranging says />;
  if (waiting?.courseCode && whose) {
    return (
      <LinkButton
        to="/schedule-selection/$courseCode/$subject/$kidUid/$name"
        params={{ courseCode: waiting.courseCode, subject: waiting.subject, kidUid: whose.kidUid, name: whose.firstName }}
      >
        {t.chooseDays}
      </LinkButton>
    );
  }
  return (
    <LinkButton to="/intro-appointment" search={kid ? { kid: kid.kidUid } : {}}>
      {t.bookTrial}
    </LinkButton>
  );
}
