import type { SubjectCode } from '@school/contract/catalogue/limits';
import type { Event } from '@school/contract/calendar/shapes';

import { changed } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { letGo } from './use-intro-hold.ts';
import { tapTime } from './tapped-time.ts';

/** The time the family is keeping: whoever comes back finds it, with the way on and the way out. */
export function HeldTime({ event, kidUid, subject, zone }: { event: Event; kidUid: string; subject: SubjectCode; zone: string }) {
  const t = useTexts('intro');
  const locale = useLocale();
  return (
    <section className="flex flex-col gap-3 rounded-md bg-brand-soft p-4">
      <h2 className="figures text-lg">{t.held(at(locale, event.timestamp, 'dayTime', zone))}</h2>
      <p>
        {t.heldLeft}:{' '}
        <Countdown until={event.heldUntil ?? ''} label={t.heldLeft} onOver={() => void changed('GET /intro/slots', 'GET /events')} />
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to="/intro-application/$selectedTime"
          params={{ selectedTime: event.timestamp }}
          search={{ kid: kidUid, subject }}
          onClick={() => tapTime(event.timestamp)}
          kind="primary"
        >
          {t.confirmHeld}
        </LinkButton>
        <Button onPress={() => void letGo(event.eventId)}>{t.letGo}</Button>
      </div>
    </section>
  );
}
