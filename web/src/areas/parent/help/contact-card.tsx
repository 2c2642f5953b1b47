import type { AnswerOf } from '@school/contract/calls';

import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { useLocale } from '#i18n/locale.ts';
import { clockText, dateText, weekdayName } from '#i18n/time.ts';
import { familyZone } from '#i18n/zones.ts';
import { buttonLook } from '#kit/button-look.ts';
import { Badge, Card } from '#kit/card.tsx';
import { Icon, Mail, MessageCircle, Phone } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { openingHours } from './opening-hours.ts';

interface ContactCardProps {
  centre: AnswerOf<'GET /faq'>['contactCentre'];
  /** Of the family: hours are told by its own clock. */
  zone: string;
}

/** How to reach people, and whether they answer now. */
export function ContactCard({ centre, zone }: ContactCardProps) {
  const t = useTexts('help').contact;
  const names = useTexts('names');
  const locale = useLocale();
  const { open, next, isToday, days, holidays } = openingHours(schoolNow(), centre, zone);
  const opens =
    next && (isToday ? t.opensToday(clockText(next.minutes)) : t.opensOn(dateText(locale, next.date, 'weekday'), clockText(next.minutes)));
  const weekdays = ([first = 1, ...rest]: readonly number[]) => {
    const last = rest.at(-1);
    return `${weekdayName(locale, first, 'short')}${last === undefined ? '' : `–${weekdayName(locale, last, 'short')}`}`;
  };
  return (
    <Card label={t.title} className="flex flex-col gap-3 lg:sticky lg:top-8">
      <h2 id="contact-centre" className="text-xl">
        {t.title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={open ? 'good' : 'plain'}>{open ? t.open : t.closed}</Badge>
        {!open && opens !== null && <span className="figures">{opens}</span>}
      </p>
      <ul className="text-sm text-mute figures">
        {days.map(({ weekdays: on, hours }) => (
          <li key={on[0]}>
            {t.hours(on.length === 7 ? t.everyDay : weekdays(on), hours && { from: clockText(hours.from), to: clockText(hours.to) })}
          </li>
        ))}
        <li>{t.zone(familyZone(names, zone))}</li>
        {holidays.length > 0 && <li>{t.holidays(holidays.map((day) => dateText(locale, day, 'day')).join(', '))}</li>}
      </ul>
      <p>{t.about}</p>
      <div className="flex flex-col gap-2.5">
        <LinkButton to="/chat" kind="primary">
          <Icon of={MessageCircle} />
          {t.chat}
        </LinkButton>
        {centre.phone !== null && (
          <a
            href={`tel:${centre.phone.replace(/[^\d+]/g, '')}`}
            aria-label={t.call(centre.phone)}
            className={`figures ${buttonLook('secondary')}`}
          >
            <Icon of={Phone} />
            {centre.phone}
          </a>
        )}
        {centre.email !== null && (
          <a href={`mailto:${centre.email}`} aria-label={t.write(centre.email)} className={buttonLook('secondary')}>
            <Icon of={Mail} />
            {centre.email}
          </a>
        )}
      </div>
    </Card>
  );
}
