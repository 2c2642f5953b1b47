import type { FamilyCard } from '@school/contract/back-office/family-shapes';

import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { zoneCity } from '#i18n/zones.ts';
import { Badge } from '#kit/card.tsx';
import { Icon, Mail, Phone } from '#kit/icon.tsx';

import { phoneText } from '../families/phone-text.ts';

const reach = 'inline-flex min-h-11 items-center gap-2.5 rounded-sm font-bold break-all text-brand hover:text-brand-deep';

/** How the family is reached, what o'clock it is there, and how it came to the school. */
export function ContactPart({ of }: { of: FamilyCard }) {
  const { contact: t } = useTexts('familyCard');
  const names = useTexts('names');
  const locale = useLocale();
  const origin = [
    t.since(at(locale, of.createdAt, 'date', schoolZone)),
    t.firstSubject(names.subjects[of.initialSubject]),
    ...(of.promoCode === null ? [] : [t.promo(of.promoCode)]),
  ];
  return (
    <section aria-label={t.title} className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-x-6">
        {of.phone !== null && (
          <a href={`tel:${of.phone}`} aria-label={t.call(phoneText(of.phone))} className={`figures ${reach}`}>
            <Icon of={Phone} />
            {phoneText(of.phone)}
            {of.unconfirmedContacts.includes('phone') && <Badge tone="warn">{t.unconfirmed}</Badge>}
          </a>
        )}
        {of.email !== null && (
          <a href={`mailto:${of.email}`} aria-label={t.write(of.email)} className={reach}>
            <Icon of={Mail} />
            {of.email}
            {of.unconfirmedContacts.includes('email') && <Badge tone="warn">{t.unconfirmed}</Badge>}
          </a>
        )}
      </p>
      <p className="figures">
        {t.localTime(at(locale, schoolNow(), 'time', of.timezone), zoneCity(names, of.timezone))} · {t.language[of.locale]}
      </p>
      <p className="text-sm text-mute">{origin.join(' · ')}</p>
    </section>
  );
}
