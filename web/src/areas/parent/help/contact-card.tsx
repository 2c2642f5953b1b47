import type { AnswerOf } from '@school/contract/calls';

import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText } from '#i18n/time.ts';
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
  const { open, from, to } = openingHours(schoolNow(), centre, zone);
  return (
    <Card label={t.title} className="flex flex-col gap-3 lg:sticky lg:top-8">
      <h2 id="contact-centre" className="text-xl">
        {t.title}
      </h2>
      <p>
        <Badge tone={open ? 'good' : 'plain'}>{open ? t.open : t.closed(clockText(from))}</Badge>
      </p>
      <p className="text-sm text-mute figures">{t.hours(clockText(from), clockText(to), familyZone(names, zone))}</p>
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
