import { isOneText, type PageKind, pagesLimits } from '@school/contract/pages/limits';
import type { PageFault, PageSection } from '@school/contract/pages/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge, Card } from '#kit/card.tsx';
import { IconButton } from '#kit/button.tsx';
import { ChevronDown, ChevronUp, Icon, Trash2 } from '#kit/icon.tsx';
import { TextArea, TextField } from '#kit/text-field.tsx';

import { useFaultWords } from './use-fault-words.ts';

const languages = ['ru', 'en'] as const;

interface SectionFieldsProps {
  kind: PageKind;
  at: number;
  count: number;
  section: PageSection;
  /** Against what people read now. */
  mark: 'new' | 'changed' | undefined;
  faults: readonly PageFault[];
  onChange(section: PageSection): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** A part of a page in both languages, side by side where there is room. */
export function SectionFields({ kind, at, count, section, mark, faults, onChange, onMove, onRemove }: SectionFieldsProps) {
  const t = useTexts('schoolTexts');
  const faultOf = useFaultWords(faults.filter((fault) => fault.section === at));
  const fields = t.fields[kind];
  const put = (field: keyof PageSection, language: 'ru' | 'en') => (text: string) =>
    onChange({ ...section, [field]: { ...section[field], [language]: text } });
  return (
    <Card label={t.section(at + 1)} className="flex flex-col gap-4">
      {!isOneText(kind) && (
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="grow text-lg">
            {t.section(at + 1)} {mark && <Badge tone={mark === 'new' ? 'good' : 'warn'}>{mark === 'new' ? t.isNew : t.isChanged}</Badge>}
          </h2>
          {at > 0 && (
            <IconButton label={t.up(at + 1)} size={44} onPress={() => onMove(-1)}>
              <Icon of={ChevronUp} />
            </IconButton>
          )}
          {at < count - 1 && (
            <IconButton label={t.down(at + 1)} size={44} onPress={() => onMove(1)}>
              <Icon of={ChevronDown} />
            </IconButton>
          )}
          {count > 1 && (
            <IconButton label={t.remove(at + 1)} size={44} onPress={onRemove}>
              <Icon of={Trash2} />
            </IconButton>
          )}
        </div>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        {languages.map((language) => (
          <div key={language} lang={language} className="flex min-w-0 flex-col gap-4">
            {!isOneText(kind) && (
              <TextField
                name={`title-${at}-${language}`}
                label={t.in(fields.title, language)}
                required
                maxLength={pagesLimits.titleLength}
                value={section.title[language]}
                onChange={put('title', language)}
                error={faultOf('title', language)}
              />
            )}
            <TextArea
              name={`text-${at}-${language}`}
              label={t.in(fields.text, language)}
              required
              rows={4}
              maxLength={pagesLimits.textLength}
              value={section.text[language]}
              onChange={put('text', language)}
              error={faultOf('text', language)}
            />
            {kind === 'faq' && (
              <TextField
                name={`words-${at}-${language}`}
                label={t.in(fields.words, language)}
                maxLength={pagesLimits.wordsLength}
                value={section.words[language]}
                onChange={put('words', language)}
                error={faultOf('words', language)}
              />
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
