import type { AnswerOf } from '@school/contract/calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, clockText, schoolZone, weekdayName } from '#i18n/time.ts';
import { Badge, Card } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';

/** The groups that a teacher leads: when, who is in them, the next lesson. */
export function GroupsLed({ groups }: { groups: AnswerOf<'GET /teacher/groups'>['groups'] }) {
  const { groups: t } = useTexts('teacherWorkspace');
  const { age, schoolTime } = useTexts('teacher');
  const locale = useLocale();
  const tongue = locale === 'ru-RU' ? 'ru' : 'en';
  return (
    <section aria-label={t.title} className="flex flex-col gap-3">
      <h2 className="text-lg">{t.title}</h2>
      <ul className="flex flex-col gap-3">
        {groups.map(({ group, capacity, kids, next }) => (
          <li key={group.groupId}>
            <Card className="flex flex-col gap-2">
              <h3 className="text-base">
                {group.title[tongue]} <span className="font-normal text-mute">{group.level}</span>
              </h3>
              <p className="figures text-mute first-letter:uppercase">
                {weekdayName(locale, group.weekday)}, {clockText(group.startMinute)} {schoolTime} · {t.places(kids.length, capacity)}
              </p>
              {kids.length === 0 ? (
                <p className="text-mute">{t.nobody}</p>
              ) : (
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {kids.map(({ kidUid, name, age: years, visits }) => (
                    <li key={kidUid} className="flex items-center gap-2">
                      <TextLink to="/teacher/pupils/$kidUid" params={{ kidUid }} className="inline-flex min-h-11 items-center">
                        {name}, {age(years)}
                      </TextLink>
                      {visits && <Badge tone="trial">{t.visits}</Badge>}
                    </li>
                  ))}
                </ul>
              )}
              {next ? (
                <TextLink
                  to="/teacher/lessons/$eventId"
                  params={{ eventId: next.eventId }}
                  className="figures inline-flex min-h-11 items-center self-start"
                >
                  {t.next}: {at(locale, next.timestamp, 'dayTime', schoolZone)} {schoolTime}
                </TextLink>
              ) : (
                <p className="text-mute">{t.noLesson}</p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
