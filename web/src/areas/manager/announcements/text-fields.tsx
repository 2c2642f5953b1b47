import { announcementLimits } from '@school/contract/notifications/announcement-limits';
import type { Announcement, AnnouncementContent, AnnouncementFault } from '@school/contract/notifications/announcement-shapes';
import { useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { TextArea, TextField } from '#kit/text-field.tsx';

const languages = ['ru', 'en'] as const;
type Typed = HTMLInputElement | HTMLTextAreaElement;

interface TextFieldsProps {
  content: AnnouncementContent;
  holes: Announcement['holes'];
  faults: readonly AnnouncementFault[];
  onChange(part: Partial<AnnouncementContent>): void;
}

/** Subject and text, both languages side by side where there is room; what is put in goes where one typed last. */
export function TextFields({ content, holes, faults, onChange }: TextFieldsProps) {
  const t = useTexts('announcements');
  const fields = useRef<HTMLDivElement>(null);
  const last = useRef<Typed>(null);
  useEffect(() => {
    const own = fields.current;
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
    };
    own?.addEventListener('focusin', keep);
    return () => own?.removeEventListener('focusin', keep);
  }, []);
  const putIn = (hole: string) => {
    const field = last.current ?? fields.current?.querySelector('textarea');
    if (!field?.isConnected) return;
    const from = field.selectionStart ?? field.value.length;
    field.setRangeText(`{${hole}}`, from, field.selectionEnd ?? from, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  const faultOf = (field: 'subject' | 'text', language: 'ru' | 'en') => {
    const found = faults.find((it) => it.field === field && it.language === language);
    // An empty field says so when it is sent, and not while it is written.
    return found && found.fault !== 'empty' ? t.faults[found.fault](found.about) : undefined;
  };
  const put = (field: 'subject' | 'text', language: 'ru' | 'en') => (typed: string) =>
    onChange({ [field]: { ...content[field], [language]: typed } });
  return (
    <div className="flex flex-col gap-4">
      <div ref={fields} className="grid gap-5 lg:grid-cols-2">
        {languages.map((language) => (
          <div key={language} lang={language} className="flex min-w-0 flex-col gap-4">
            <TextField
              name={`subject-${language}`}
              label={t.in(t.subject, language)}
              required
              maxLength={announcementLimits.subjectLength}
              value={content.subject[language]}
              onChange={put('subject', language)}
              error={faultOf('subject', language)}
            />
            <TextArea
              name={`text-${language}`}
              label={t.in(t.text, language)}
              required
              rows={6}
              maxLength={announcementLimits.textLength}
              value={content.text[language]}
              onChange={put('text', language)}
              error={faultOf('text', language)}
            />
          </div>
        ))}
      </div>
      <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
        <legend className="mb-1.5 text-sm text-mute">{t.putIn}</legend>
        {holes.map((hole) => (
          <Button key={hole} size="small" label={t.putInOne(t.holes[hole])} onPress={() => putIn(hole)}>
            {t.holes[hole]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
