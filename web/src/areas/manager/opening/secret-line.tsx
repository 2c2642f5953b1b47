import type { SecretKind, SecretShown } from '@school/contract/school/secrets';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';

/** How a way out of the school is set up, and what sets it up; for owners. */
export function SecretLine({ of, onEnter }: { of: SecretShown; onEnter(kind: SecretKind): void }) {
  const { secrets: t } = useTexts('schoolOpening');
  const locale = useLocale();
  const { kind, standing, hint, by, at: since } = of;
  const said = since === null || by === null ? '' : t.by(by, at(locale, since, 'dayTime', schoolZone));
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-sm bg-sunk p-3">
      <p>
        <span className="font-bold">{t.names[kind]}</span>: {standing === 'set' && hint !== null ? t.isSet(hint) : t.standings[standing]}
        {said !== '' && <span className="block text-sm text-mute">{said}</span>}
      </p>
      {standing !== 'fixed' && (
        <Button size="small" label={t.enterOf(t.names[kind])} onPress={() => onEnter(kind)}>
          {standing === 'set' ? t.change : t.enter}
        </Button>
      )}
    </div>
  );
}
