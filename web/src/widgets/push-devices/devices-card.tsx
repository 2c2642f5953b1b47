import type { PushDevices } from '@school/contract/notifications/shapes';
import { useEffect, useState } from 'react';

import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { type PushState, pushState, turnOffPush, turnOnPush } from './push-here.ts';

/** Where the devices of a family stand, and those of a colleague. */
const lists = ['GET /notifications/settings', 'GET /notifications/devices'] as const;

interface DevicesCardProps {
  settings: PushDevices;
  whose: 'parent' | 'teacher' | 'manager';
  disabled?: boolean;
}

/** Push on this device, and the other devices of the same person. */
export function DevicesCard({ settings, whose, disabled = false }: DevicesCardProps) {
  const t = useTexts('pushDevices');
  const locale = useLocale();
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  const remove = useCall('DELETE /notifications/devices/:deviceId', { changes: [...lists] });
  useEffect(() => {
    let isShown = true;
    void pushState(settings).then((found) => isShown && setState(found));
    return () => {
      isShown = false;
    };
  }, [settings]);

  const turn = async (): Promise<void> => {
    setBusy(true);
    try {
      if (state === 'on') await turnOffPush(settings);
      else setState(await turnOnPush(settings.pushKey));
      raiseNotice(
        state === 'on'
          ? { tone: 'good', text: t.turnedOff }
          : Notification.permission === 'granted'
            ? { tone: 'good', text: t.turnedOn }
            : { tone: 'bad', text: t.denied },
      );
      await changed(...lists);
    } catch {
      raiseNotice({ tone: 'bad', text: t.failed });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title={t.title} className="flex flex-col gap-4">
      <p>{t.about[whose]}</p>
      {state === 'unable' && <p className="text-mute">{t.unable}</p>}
      {state === 'denied' && <p className="rounded-sm bg-warn-soft p-3 text-warn">{t.denied}</p>}
      {state === 'on' && (
        <p>
          <Badge tone="good">{t.isOn}</Badge>
        </p>
      )}
      {(state === 'on' || state === 'off') && !disabled && (
        <Button kind={state === 'off' ? 'primary' : 'secondary'} busy={busy} onPress={() => void turn()}>
          {state === 'on' ? t.turnOff : t.turnOn}
        </Button>
      )}
      {settings.devices.length > 0 && (
        <ul aria-label={t.others} className="flex flex-col divide-y divide-line">
          {settings.devices.map(({ deviceId, name, since }) => (
            <li key={deviceId} className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="flex flex-col">
                <strong>{name}</strong>
                <span className="text-sm text-mute">{t.since(at(locale, since, 'dayTime', deviceZone()))}</span>
              </span>
              {!disabled && (
                <Button
                  size="small"
                  label={t.removeNamed(name)}
                  onPress={() =>
                    remove.mutate({ params: { deviceId } }, { onSuccess: () => void raiseNotice({ tone: 'good', text: t.removed }) })
                  }
                >
                  {t.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
