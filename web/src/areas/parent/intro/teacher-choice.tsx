import type { AnswerOf } from '@school/contract/calls';
import { schedulingLimits } from '@school/contract/calendar/limits';
import type { ReactNode } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { familyZoneNote } from '#i18n/zones.ts';
import { Icon, Sparkles } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Link } from '#kit/router/link.tsx';
import { isoOf } from '#widgets/free-times/free-days.ts';
import { timeLook } from '#widgets/free-times/time-look.ts';
import { AboutTeacher } from '#widgets/teacher-card/about-teacher.tsx';
import { TeacherToMeet } from '#widgets/teacher-card/teacher-to-meet.tsx';

import { anybody } from './anybody.ts';
import { tapTime } from './tapped-time.ts';

interface TeacherChoiceProps {
  offer: AnswerOf<'GET /intro/slots'>;
  request: { kid: string; subject: string };
  zone: string;
}

/** Who could give the first lesson, each with the next times; the school chooses where nobody is named. */
export function TeacherChoice({ offer: { teachers, slots }, request, zone }: TeacherChoiceProps) {
  const t = useTexts('meetTeacher');
  const names = useTexts('names');
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">{t.who}</h2>
        <p className="text-mute">{t.lead}</p>
        <p className="text-sm text-mute first-letter:uppercase">{familyZoneNote(names, zone)}</p>
      </div>
      <ul className="flex flex-col gap-4">
        {teachers.map(({ teacher, slots: own }) => (
          <Choice
            key={teacher.teacherId}
            who={teacher.teacherId}
            name={teacher.name}
            slots={own}
            request={request}
            zone={zone}
            more={<AboutTeacher teacher={teacher} />}
          >
            <TeacherToMeet teacher={teacher} />
          </Choice>
        ))}
        <Choice who={anybody} name={t.school} slots={slots} request={request} zone={zone}>
          <span className="flex items-center gap-4">
            <span className="grid size-14 shrink-0 place-items-center rounded-md bg-brand-soft text-brand">
              <Icon of={Sparkles} size={28} />
            </span>
            <span className="flex flex-col">
              <strong className="text-lg">{t.school}</strong>
              <span className="text-sm text-mute">{t.schoolAbout}</span>
            </span>
          </span>
        </Choice>
      </ul>
    </section>
  );
}

interface ChoiceProps extends Pick<TeacherChoiceProps, 'request' | 'zone'> {
  who: string;
  name: string;
  slots: readonly number[];
  more?: ReactNode;
  children: ReactNode;
}

function Choice({ who, name, slots, request, zone, more, children }: ChoiceProps) {
  const t = useTexts('meetTeacher');
  const locale = useLocale();
  const search = { ...request, teacher: who };
  const times = slots.slice(0, schedulingLimits.nearestFree).map((slot) => isoOf(slot * 60_000));
  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-card p-4">
      {children}
      <ul aria-label={t.next(name)} className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {times.map((time) => (
          <li key={time}>
            <Link
              to="/intro-application/$selectedTime"
              params={{ selectedTime: time }}
              search={search}
              onClick={() => tapTime(time)}
              className={timeLook}
            >
              <span className="text-center text-sm font-normal text-mute">{at(locale, time, 'weekday', zone)}</span>{' '}
              {at(locale, time, 'time', zone)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/intro-appointment" search={search} kind="quiet" size="small" aria-label={t.allOf(name)}>
          {t.all}
        </LinkButton>
        {more}
      </div>
    </li>
  );
}
