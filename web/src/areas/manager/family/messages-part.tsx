import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge, type Tone } from '#kit/card.tsx';

import { PartList, Reading } from './part.tsx';
import { usePart } from './use-part.ts';

const tones: Record<'queued' | 'sent' | 'failed' | 'dropped' | 'closed', Tone> = {
  queued: 'plain',
  sent: 'good',
  failed: 'bad',
  dropped: 'plain',
  closed: 'plain',
};
const shown = 8;

/** Letters, SMS and pushes of the last weeks, and whether they arrived. Their words are not kept: they hold links and codes. */
export function MessagesPart({ familyId }: { familyId: string }) {
  const { messages: t } = useTexts('familyCard');
  const locale = useLocale();
  const query = usePart(queryOf('GET /manager/families/:familyId/messages', { params: { familyId } }));
  return (
    <Reading of={query} title={t.title}>
      {({ messages }) => (
        <PartList title={t.title} none={t.none}>
          {messages.slice(0, shown).map(({ messageId, subject, channel, state, timestamp, fault }) => (
            <li key={messageId} className="flex items-start justify-between gap-3 py-2.5">
              <div className="min-w-0">
                <p className="break-words">{subject || t.bare}</p>
                <p className="text-sm text-mute figures">
                  {t.channels[channel]} · {at(locale, timestamp, 'dayTime', schoolZone)}
                </p>
                {state === 'failed' && fault !== null && <p className="text-sm break-words text-bad">{fault}</p>}
              </div>
              <Badge tone={tones[state]}>{t.states[state]}</Badge>
            </li>
          ))}
        </PartList>
      )}
    </Reading>
  );
}
