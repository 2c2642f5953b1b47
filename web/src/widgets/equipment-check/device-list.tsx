import type { DeviceProfile } from '@school/contract/equipment/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { Button } from '#kit/button.tsx';

import { useCheckedWhen } from './device-profile-line.tsx';

const tones = { ready: 'good', weak: 'warn', failed: 'bad' } as const;

interface DeviceListProps {
  devices: readonly DeviceProfile[];
  /** The uid of the device this page runs on. */
  own?: string | undefined;
  /** A device may be forgotten here. */
  onForget?: ((deviceUid: string) => void) | undefined;
}

/** Devices that were checked: which, when, with what end; what there is to say step by step, and earlier checks. */
export function DeviceList({ devices, own, onForget }: DeviceListProps) {
  const t = useTexts('equipment');
  const locale = useLocale();
  const checked = useCheckedWhen();
  return (
    <ul className="flex flex-col gap-3">
      {devices.map(({ deviceUid, device, checkedAt, verdict, steps, history }) => (
        <li key={deviceUid} className="flex flex-col gap-2 rounded-md border border-line bg-card p-4">
          <p className="flex flex-wrap items-center gap-2">
            <strong>{t.device(t.browsers[device.browser], device.version, t.systems[device.system])}</strong>
            {deviceUid === own && <Badge tone="brand">{t.thisOne}</Badge>}
          </p>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={tones[verdict]}>{t.verdicts[verdict]}</Badge>
            <span className="text-mute">{checked(checkedAt)}</span>
          </p>
          {steps.some(({ code }) => code !== null) && (
            <ul className="flex list-disc flex-col gap-0.5 pl-5">
              {steps.map(
                ({ step, code }) =>
                  code !== null && (
                    <li key={step}>
                      {t.steps[step]}: {t.codes[code]}
                    </li>
                  ),
              )}
            </ul>
          )}
          {history.length > 1 && (
            <details>
              <summary className="min-h-11 cursor-pointer py-2 font-bold text-brand">{t.history}</summary>
              <ul className="flex flex-col gap-1 text-sm">
                {history.slice(1).map((check) => (
                  <li key={check.at}>
                    <span className="figures">{at(locale, check.at, 'dayTime', deviceZone())}</span>: {t.verdicts[check.verdict]}
                    {check.byItself && ` (${t.byItself})`}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {onForget && (
            <Button size="small" className="self-start" onPress={() => onForget(deviceUid)}>
              {t.forget}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
