import { useLocale, setLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon, Languages } from '#kit/icon.tsx';
import { startTransition } from 'react';

/** The other language, by its own name: whoever needs it can read it. */
const others = {
  'ru-RU': { locale: 'en-US', name: 'English', lang: 'en' },
  'en-US': { locale: 'ru-RU', name: 'Русский', lang: 'ru' },
} as const;

/** Changes the language of the page at once and on this device. */
export function LanguageChoice() {
  const t = useTexts('common');
  const other = others[useLocale()];
  return (
    <button
      type="button"
      lang={other.lang}
      title={t.language}
      onClick={() => startTransition(() => setLocale(other.locale))}
      className="press inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-bold text-brand hover:bg-brand-soft"
    >
      <Icon of={Languages} />
      {other.name}
    </button>
  );
}
