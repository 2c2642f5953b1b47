import type { RoomOver } from '@school/contract/lesson-room/log-calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

/** How a line of the log is said, on the screen and in its file. */
export function useLogWords() {
  const t = useTexts('roomLog');
  const names = useTexts('names');
  const locale = useLocale();
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const kids = ({ kids: all }: RoomOver) => all.map(({ name }) => name).join(', ');
  const about = ({ subject, isTrial }: RoomOver) => [names.subjects[subject], isTrial && t.trial].filter(Boolean).join(', ');
  return {
    when,
    kids,
    about,
    together: ({ togetherSeconds, minutes }: RoomOver) => t.minutes(String(Math.round(togetherSeconds / 60)), String(minutes)),
    help: ({ calls, helpSeconds }: RoomOver) =>
      calls === 0 ? '' : [t.asked(calls), helpSeconds === null ? t.unanswered : t.answeredIn(waitedText(t, helpSeconds))].join(', '),
    row: (room: RoomOver): string[] => [
      when(room.timestamp),
      about(room),
      room.teacher.name,
      kids(room),
      String(room.minutes),
      String(room.togetherSeconds),
      t.outcomes[room.outcome],
      t.endings[room.ended.as],
      when(room.ended.at),
      String(room.calls),
      room.helpSeconds === null ? '' : String(room.helpSeconds),
    ],
  };
}

interface WaitedWords {
  seconds(n: number): string;
  minutesSeconds(minutes: number, seconds: string): string;
}

/** «38 с», «2 мин 05 с». */
const waitedText = (t: WaitedWords, seconds: number): string =>
  seconds < 60 ? t.seconds(seconds) : t.minutesSeconds(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'));
