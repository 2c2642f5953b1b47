import { startTransition } from 'react';

import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { setLocale, useLocale } from '#i18n/locale.ts';
import type { Locale } from '@school/words/grammar';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { setMuted, useMuted } from '#kit/play/mute.ts';
import { setTheme, type Theme, themes, useTheme } from '#kit/theme.ts';

/** Theme and language: at once on this device, and kept for the family. */
export function LookCard() {
  const t = useTexts('settings');
  const common = useTexts('common');
  const theme = useTheme();
  const locale = useLocale();
  const isOwn = useSession()?.role === 'parent';
  const keep = useCall('PATCH /user', { changes: ['GET /user'] });
  const chooseTheme = (chosen: Theme) => {
    setTheme(chosen);
    if (isOwn) keep.mutate({ body: { preferences: { theme: chosen } } });
  };
  const isMuted = useMuted();
  const chooseSounds = (sounds: boolean) => {
    setMuted(!sounds);
    if (isOwn) keep.mutate({ body: { preferences: { sounds } } });
  };
  const chooseLocale = (chosen: Locale) => {
    startTransition(() => setLocale(chosen));
    if (isOwn) keep.mutate({ body: { locale: chosen } });
  };
  return (
    <Card label={t.look} className="flex flex-col gap-5">
      <h2 className="text-xl">{t.look}</h2>
      <RadioChips
        label={t.theme}
        name="theme"
        required
        value={theme}
        onChange={chooseTheme}
        chips={themes.map((value) => ({ value, label: common.theme[value] }))}
      />
      <RadioChips
        label={t.language}
        name="locale"
        required
        value={locale}
        onChange={chooseLocale}
        chips={[
          { value: 'ru-RU', label: common.languageNames.ru },
          { value: 'en-US', label: common.languageNames.en },
        ]}
      />
      <Switch checked={!isMuted} onChange={chooseSounds} note={t.soundsAbout}>
        {t.sounds}
      </Switch>
    </Card>
  );
}
