import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '#kit/button.tsx';
import { Icon, Info, X } from '#kit/icon.tsx';

import { thisDevice } from './steps/this-device.ts';

const place = 'equipment-hint-hidden';
const wasHidden = (): boolean => {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
};

/** On a phone, and nowhere else: lessons want a computer. Said where lessons are chosen; where it can be hidden it stays hidden. */
export function MobileHint({ canHide = false }: { canHide?: boolean }) {
  const t = useTexts('equipmentHint');
  const [isHidden, setHidden] = useState(() => canHide && wasHidden());
  if (isHidden || !thisDevice().mobile) return null;
  const hide = () => {
    setHidden(true);
    try {
      localStorage.setItem(place, '1');
    } catch {
      // It comes back, then.
    }
  };
  return (
    <div className="flex items-center gap-3 rounded-md bg-brand-soft p-3">
      <Icon of={Info} className="text-brand" />
      <p className="grow">{t.onPhone}</p>
      {canHide && (
        <IconButton label={t.hide} onPress={hide}>
          <Icon of={X} />
        </IconButton>
      )}
    </div>
  );
}
