import { useIsFirstParent } from '#api/adult.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Switch } from '#kit/checkbox.tsx';
import { setMuted, useMuted } from '#kit/play/mute.ts';

import { LookChoice } from '../look-choice.tsx';
import { SettingsGroup } from './settings-rows.tsx';

/** Theme, language and sounds: at once on this device, and kept for the family. */
export function LookGroup() {
  const t = useTexts('settings');
  const isOwn = useIsFirstParent();
  const keep = useCall('PATCH /user', { changes: ['GET /user'] });
  const isMuted = useMuted();
  const chooseSounds = (sounds: boolean) => {
    setMuted(!sounds);
    if (isOwn) keep.mutate({ body: { preferences: { sounds } } });
  };
  return (
    <SettingsGroup title={t.look}>
      <li className="flex flex-col gap-3 px-5 py-3">
        <LookChoice />
      </li>
      <li className="px-5 py-1.5">
        <Switch checked={!isMuted} onChange={chooseSounds} note={t.soundsAbout}>
          {t.sounds}
        </Switch>
      </li>
    </SettingsGroup>
  );
}
