import type { Locale } from '@school/words/grammar';
import { startTransition } from 'react';

import { useIsFirstParent } from '#api/adult.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { setLocale, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Segments } from '#kit/segments.tsx';
import { useLanguageChips } from '#widgets/language-choice/use-language-chips.ts';
import { setTheme, type Theme, themes, useTheme } from '#kit/theme.ts';

/** Theme and language: at once on this device, and kept for the family by whoever may change it. */
export function LookChoice() {
  const t = useTexts('shell');
  const theme = useTheme();
  const locale = useLocale();
  const chips = useLanguageChips(locale);
  const isOwn = useIsFirstParent();
  const isAdult = useSession()?.adult !== undefined;
  const keepOwn = useCall('PATCH /adults/own', { changes: ['GET /user'] });
  const keep = useCall('PATCH /user', { changes: ['GET /user'] });
  const chooseTheme = (chosen: Theme) => {
    setTheme(chosen);
    if (isOwn) keep.mutate({ body: { preferences: { theme: chosen } } });
  };
  const chooseLocale = (chosen: Locale) => {
    startTransition(() => setLocale(chosen));
    if (isOwn) keep.mutate({ body: { locale: chosen } });
    if (isAdult) keepOwn.mutate({ body: { locale: chosen } });
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span aria-hidden className="font-bold">
          {t.theme.title}
        </span>
        <Segments
          label={t.theme.title}
          name="theme"
          value={theme}
          onChange={chooseTheme}
          parts={themes.map((value) => ({ value, label: t.theme[value] }))}
        />
      </div>
      {chips.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span aria-hidden className="font-bold">
            {t.language}
          </span>
          <Segments label={t.language} name="locale" value={locale} onChange={chooseLocale} parts={chips} />
        </div>
      )}
    </>
  );
}
