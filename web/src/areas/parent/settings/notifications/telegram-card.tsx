import { notificationLimits } from '@school/contract/notifications/limits';
import type { NotificationSettings } from '@school/contract/notifications/shapes';
import { useEffect, useState } from 'react';

import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { buttonLook } from '#kit/button-look.ts';
import { Badge, Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';

const settingsOf = 'GET /notifications/settings';
const lookEvery = 3000;

/** The chat with the school's bot: linked by a link that opens it once, and given up again. */
export function TelegramCard({ telegram, disabled }: { telegram: NonNullable<NotificationSettings['telegram']>; disabled: boolean }) {
  const t = useTexts('pushDevices').telegram;
  const locale = useLocale();
  const [url, setUrl] = useState<string>();
  const begin = useCall('POST /notifications/telegram');
  const end = useCall('DELETE /notifications/telegram', { changes: [settingsOf] });
  const { linked } = telegram;
  const waits = url !== undefined && linked === null;
  // The chat is linked in another app: whoever comes back finds it here.
  useEffect(() => {
    if (!waits) return undefined;
    const look = setInterval(() => void changed(settingsOf), lookEvery);
    return () => clearInterval(look);
  }, [waits]);

  return (
    <Card title={t.title} className="flex flex-col gap-4">
      <p>{t.about}</p>
      {linked && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="good">{t.isOn}</Badge>
          <span className="text-sm wrap-anywhere text-mute">{t.as(linked.name, at(locale, linked.since, 'dayTime', deviceZone()))}</span>
        </div>
      )}
      {!disabled && linked && (
        <Button
          busy={end.isPending}
          onPress={() =>
            end.mutate(
              {},
              {
                onSuccess: () => {
                  setUrl(undefined);
                  raiseNotice({ tone: 'good', text: t.removed });
                },
              },
            )
          }
        >
          {t.remove}
        </Button>
      )}
      {!disabled && !linked && url === undefined && (
        <Button kind="primary" busy={begin.isPending} onPress={() => begin.mutate({}, { onSuccess: (it) => setUrl(it.url) })}>
          {t.connect}
        </Button>
      )}
      {!disabled && waits && (
        <>
          <p className="text-sm text-mute">{t.openAbout(notificationLimits.telegramWordMinutes)}</p>
          <a href={url} target="_blank" rel="noopener noreferrer" className={buttonLook('primary')}>
            {t.open}
          </a>
        </>
      )}
    </Card>
  );
}
