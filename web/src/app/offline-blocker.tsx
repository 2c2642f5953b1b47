import { useTexts } from '#i18n/texts.ts';
import { Blocker } from '#kit/blocker.tsx';
import { Icon, WifiOff } from '#kit/icon.tsx';

/** The calm screen over everything while there is no connection. */
export function OfflineBlocker() {
  const t = useTexts('trouble').offline;
  return (
    <Blocker title={t.title} picture={<Icon of={WifiOff} size={56} />}>
      {t.text}
    </Blocker>
  );
}
