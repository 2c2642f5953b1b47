import type { Kid } from '@school/contract/families/shapes';
import type { PictureSettings } from '@school/contract/identity/picture-calls';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

const PictureDialog = lazy(() => import('./picture-dialog.tsx').then(({ PictureDialog: component }) => ({ default: component })));

const query = queryOf('GET /user/pictures');
const show = (settings: PictureSettings) => queryClient.setQueryData(query.queryKey, settings);

/** Which children sign in by pictures, and on which devices they are shown before anybody has signed in. */
export function PictureSignIn({ kids }: { kids: readonly Pick<Kid, 'kidUid' | 'firstName' | 'avatar'>[] }) {
  const t = useTexts('pictures');
  const { data } = useQuery(query);
  const off = useCall('POST /user/pictures/:kidUid/off');
  const again = useCall('POST /user/pictures/:kidUid/again');
  const [open, setOpen] = useState<{ kid?: { kidUid: string; firstName: string } }>();
  const isHere = data?.devices.some(({ isThis }) => isThis) ?? false;
  return (
    <Card title={t.title} className="flex flex-col gap-3">
      <p className="text-mute">{t.about}</p>
      {!data && <Skeleton className="h-32" />}
      <ul className="flex flex-col divide-y divide-line">
        {kids.map((kid) => {
          const { kidUid, firstName } = kid;
          const set = data?.kids.find((it) => it.kidUid === kidUid);
          const state = set?.isBlocked ? 'blocked' : set?.isOn ? 'on' : 'off';
          return (
            <li key={kidUid} className="flex flex-col gap-3 py-3">
              <span className="flex items-center gap-3">
                <Avatar name={firstName} picture={kid.avatar} animal={kidUid} />
                <strong className="min-w-0 wrap-anywhere">{firstName}</strong>
                <Badge tone={state === 'on' ? 'good' : state === 'blocked' ? 'warn' : 'plain'}>{t[state]}</Badge>
              </span>
              <span className="flex flex-wrap gap-2">
                {state === 'blocked' && (
                  <Button
                    size="small"
                    label={t.againOf(firstName)}
                    onPress={() => again.mutate({ params: { kidUid }, body: {} }, { onSuccess: show })}
                  >
                    {t.again}
                  </Button>
                )}
                <Button
                  size="small"
                  label={state === 'off' ? t.chooseOf(firstName) : t.changeOf(firstName)}
                  onPress={() => setOpen({ kid })}
                >
                  {state === 'off' ? t.choosePictures : t.change}
                </Button>
                {state !== 'off' && (
                  <Button
                    size="small"
                    kind="quiet"
                    label={t.turnOffOf(firstName)}
                    onPress={() => off.mutate({ params: { kidUid }, body: {} }, { onSuccess: show })}
                  >
                    {t.turnOff}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {data?.kids.some(({ isOn }) => isOn) && <Devices settings={data} />}
      {data?.kids.some(({ isOn }) => isOn) && !isHere && <Button onPress={() => setOpen({})}>{t.allowHere}</Button>}
      <Suspense>
        {open && data && (
          <PictureDialog {...open} asksPassword={data.asksPassword} isHere={isHere} onSettings={show} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </Card>
  );
}

function Devices({ settings }: { settings: PictureSettings }) {
  const t = useTexts('pictures');
  const locale = useLocale();
  const remove = useCall('DELETE /user/picture-devices/:deviceId');
  return (
    <section aria-label={t.devices} className="flex flex-col gap-2">
      <h3 className="font-bold">{t.devices}</h3>
      {settings.devices.length === 0 && <p className="text-mute">{t.noDevices}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {settings.devices.map(({ deviceId, device, isThis, lastUsedAt }) => {
          const name = device === '' ? t.unknownDevice : device;
          return (
            <li key={deviceId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="flex flex-col">
                <span className="flex flex-wrap items-center gap-2 font-bold">
                  {name}
                  {isThis && <Badge tone="good">{t.thisDevice}</Badge>}
                </span>
                <span className="text-sm text-mute">
                  {lastUsedAt === null ? t.neverUsed : t.lastUsed(at(locale, lastUsedAt, 'dayTime', deviceZone()))}
                </span>
              </span>
              <Button size="small" label={t.removeOf(name)} onPress={() => remove.mutate({ params: { deviceId } }, { onSuccess: show })}>
                {t.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
