import { startTransition } from 'react';

import { useSchool } from '#api/school.ts';
import { setLocale, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon, Languages } from '#kit/icon.tsx';

/**
 * The other language, by its own name, so that whoever needs it can read it. Changes the page at once. Families and visitors are offered
 * what the school speaks with them, colleagues both.
 */
export function LanguageChoice({ forStaff = false }: { forStaff?: boolean }) {
  const t = useTexts('shell');
  const { languages } = useSchool();
  const other = useLocale() === 'ru-RU' ? 'en' : 'ru';
  if (!forStaff && !languages.includes(other === 'en' ? 'en-US' : 'ru-RU')) return null;
  return (
    <button
      type="button"
      lang={other}
      title={t.language}
      onClick={() => startTransition(() => setLocale(other === 'en' ? 'en-US' : 'ru-RU'))}
      className="press inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-bold text-brand sm:px-4 hover:bg-brand-soft"
    >
      <Icon of={Languages} />
      {/* On the narrowest screens, and in a page made four times as large, the sign says it. */}
      <span className="max-[22rem]:sr-only">{t.languageNames[other]}</span>
    </button>
  );
}
