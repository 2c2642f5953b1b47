import { useIsFirstParent } from '#api/adult.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { setMuted, useMuted } from '#kit/play/mute.ts';

import { LookChoice } from '../look-choice.tsx';

/** Theme, language and sounds: at once on this device, and kept for the family. */
export function LookCard() {
  const t = useTexts('settings');
  const isOwn = useIsFirstParent();
  const keep = useCall('PATCH /user', { changes: ['GET /user'] });
  const isMuted = useMuted();
  const chooseSounds = (sounds: boolean) => {
    setMuted(!sounds);
    if (isOwn) keep.mutate({ body: { preferences: { sounds } } });
  };
  return (
    <Card title={t.look} className="flex flex-col gap-5">
      <LookChoice />
      <Switch checked={!isMuted} onChange={chooseSounds} note={t.soundsAbout}>
        {t.sounds}
      </Switch>
    </Card>
  );
}
