import { familiesLimits } from '@school/contract/families/limits';
import { type FormEvent, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { useFieldError } from '#kit/form.tsx';
import { LanguageChips } from '#widgets/kid-form/kid-fields.tsx';

/** Languages of the child in one line: that of the page is right for most, the others open it. */
export function SpokenLanguages() {
  const t = useTexts('registration');
  const names = useTexts('names');
  const own = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const [spoken, setSpoken] = useState<readonly string[]>([own]);
  const wrong = useFieldError('kid.languages');
  const heard = ({ currentTarget }: FormEvent<HTMLDetailsElement>) =>
    setSpoken([...currentTarget.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value));
  const said = familiesLimits.kidLanguages.filter((code) => spoken.includes(code)).map((code) => names.languages[code]);
  return (
    <details open={wrong !== undefined || undefined} onInput={heard} className="rounded-md border border-line bg-card px-4">
      <summary className="min-h-12 cursor-pointer py-3">
        {t.speaks} <strong>{said.join(', ')}</strong>
      </summary>
      <div className="pb-4">
        <LanguageChips at="kid." />
      </div>
    </details>
  );
}
