import type { ManagerMessage } from '@school/contract/notifications/manager-calls';
import type { ReactNode } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge, type Tone } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';

const tones: Record<ManagerMessage['state'], Tone> = { failed: 'bad', queued: 'warn', sent: 'good', dropped: 'plain', closed: 'plain' };

/** One message: to whom, what it was about, what the other side said, and what colleagues did with it. */
export function MessageCard({ message, children }: { message: ManagerMessage; children?: ReactNode }) {
  const t = useTexts('managerMessages');
  const locale = useLocale();
  const { channel, to, family, subject, state, attempts, fault, timestamp, acts } = message;
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lg break-words">{subject === '' ? t.noSubject : subject}</h2>
        <Badge tone={tones[state]}>{t.state[state]}</Badge>
      </div>
      <p className="break-words">
        {t.channels[channel]} · <time dateTime={timestamp}>{when(timestamp)}</time>
        {to !== null && (
          <>
            <br />
            {t.to(to)}
          </>
        )}
        {family && (
          <>
            <br />
            <TextLink to="/manager/families/$familyId" params={{ familyId: family.familyId }}>
              {t.family(family.name === '' ? t.unnamed : family.name)}
            </TextLink>
          </>
        )}
      </p>
      {fault !== null && (
        <p className="rounded-sm bg-bad-soft p-3 break-words text-bad">
          {t.fault(fault)}
          <br />
          {t.attempts(attempts)}
        </p>
      )}
      {acts.length > 0 && (
        <ol aria-label={t.acts.label} className="text-sm break-words text-mute">
          {acts.map(({ act, by, reason, at: moment }) => (
            <li key={`${act} ${moment}`}>{t.acts[act](by, when(moment), reason)}</li>
          ))}
        </ol>
      )}
      {children}
    </li>
  );
}
