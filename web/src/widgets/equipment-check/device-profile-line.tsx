import type { DeviceProfile } from '@school/contract/equipment/shapes';

import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone, wallClock } from '#i18n/time.ts';
import { CircleCheck, CircleHelp, Icon, Info, TriangleAlert } from '#kit/icon.tsx';

/** «проверено сегодня в 14:30», or the day. */
export function useCheckedWhen(zone = deviceZone()): (checkedAt: string) => string {
  const { checked } = useTexts('equipment');
  const locale = useLocale();
  const today = wallClock(schoolNow(), zone).date;
  return (checkedAt) =>
    wallClock(Date.parse(checkedAt), zone).date === today
      ? checked.today(at(locale, checkedAt, 'time', zone))
      : checked.on(at(locale, checkedAt, 'dayTime', zone));
}

const looks = {
  ready: { icon: CircleCheck, look: 'text-good' },
  weak: { icon: Info, look: 'text-warn' },
  failed: { icon: TriangleAlert, look: 'text-bad' },
} as const;

/** What is known of somebody's device, in a line or two: for those who will meet them in a lesson. */
export function DeviceProfileLine({ profile, zone }: { profile: DeviceProfile | null; zone?: string }) {
  const t = useTexts('equipment');
  const when = useCheckedWhen(zone);
  if (!profile)
    return (
      <p className="flex gap-2 text-sm text-mute">
        <Icon of={CircleHelp} />
        <span>
          {t.pupil.title}: {t.pupil.none}
        </span>
      </p>
    );
  const { verdict, steps, device, checkedAt } = profile;
  const { icon, look } = looks[verdict];
  const said = steps.flatMap(({ step, code }) => (code === null ? [] : [`${t.steps[step]}: ${t.codes[code]}`]));
  return (
    <p className="flex gap-2 text-sm">
      <Icon of={icon} className={look} />
      <span>
        {t.pupil.title}: {said.length === 0 ? t.pupil.ready : said.join('; ')},{' '}
        <span className="text-mute">
          {when(checkedAt)} ({t.browsers[device.browser]}, {t.systems[device.system]})
        </span>
      </span>
    </p>
  );
}
