import type { Locale } from '@school/words/grammar';
import { type ReactNode, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { choicesOf } from '#kit/choices.ts';
import { Sheet } from '#kit/dialog.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import type { FieldErrors } from '#kit/form.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { HandOn } from './hand-on.tsx';

interface InvitationSheetProps {
  title: string;
  words: { email: string; emailHelp: string; emailNeeded: string; language: string };
  /** What is wrong with the other fields. */
  check?(data: FormData): FieldErrors;
  onSend(data: FormData, to: { email: string; locale: Locale }): Promise<{ handOn: string | null }>;
  onRefusal(cause: unknown, names: ReadonlySet<string>): Promise<FieldErrors | undefined>;
  /** What is said when the letter is on its way. */
  invited(email: string): string;
  /** Stands above the link where no letter leaves. */
  unsent?: string;
  /** Fields above and below the address. */
  above?: ReactNode;
  children: ReactNode;
  onClose(): void;
}

/** Somebody is invited by a link in a letter, or by hand where the school sends none. */
export function InvitationSheet({
  title,
  words,
  check,
  onSend,
  onRefusal,
  invited,
  unsent,
  above,
  children,
  onClose,
}: InvitationSheetProps) {
  const { languageNames } = useTexts('shell');
  const locale = useLocale();
  const [link, setLink] = useState<string>();
  const submit = async (data: FormData) => {
    const email = typedText(data, 'email').trim();
    const { handOn } = await onSend(data, { email, locale: typedText(data, 'locale') === 'en-US' ? 'en-US' : 'ru-RU' });
    if (handOn === null) return invited(email);
    setLink(handOn);
    return undefined;
  };
  if (link !== undefined)
    return (
      <Sheet title={title} onClose={onClose}>
        {unsent !== undefined && <p>{unsent}</p>}
        <HandOn link={link} />
      </Sheet>
    );
  return (
    <FormSheet
      title={title}
      onClose={onClose}
      submit={{ label: title }}
      check={(data) => ({ ...check?.(data), ...(typedText(data, 'email').trim() === '' && { email: words.emailNeeded }) })}
      onSubmit={submit}
      onRefusal={onRefusal}
    >
      {above}
      <TextField name="email" type="email" label={words.email} help={words.emailHelp} autoComplete="off" required />
      <Select
        name="locale"
        label={words.language}
        required
        defaultValue={locale}
        options={choicesOf({ 'ru-RU': languageNames.ru, 'en-US': languageNames.en })}
      />
      {children}
    </FormSheet>
  );
}
