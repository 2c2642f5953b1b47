import type { Chip } from '@school/contract/pages/shapes';
import { letterHoles } from '@school/contract/pages/letters';
import { ruleChips } from '@school/contract/pages/limits';
import { chipForms } from '@school/words/chip-forms';
import { type RefObject, useEffect, useRef } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** As it stands in a text of that language: the number with its word, or the name. */
const written = (name: Chip['name'], language: 'ru' | 'en') => (isName(name) ? `{${name}}` : `{${name}: ${chipForms[name][language]}}`);

/** A name, a rule, or what has happened: it stands alone, as no number does. */
const isName = (name: Chip['name']): name is Exclude<Chip['name'], keyof typeof chipForms> =>
  name === 'school' || ruleChips.some((rule) => rule === name) || letterHoles.some((hole) => hole === name);

/** The field of the editor that was typed in last: a chip goes there, at its cursor. */
export function useLastField(editor: RefObject<HTMLElement | null>) {
  const last = useRef<Typed>(null);
  useEffect(() => {
    const own = editor.current;
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
    };
    own?.addEventListener('focusin', keep);
    return () => own?.removeEventListener('focusin', keep);
  }, [editor]);
  return (name: Chip['name']) => {
    const field = last.current ?? editor.current?.querySelector('textarea');
    if (!field?.isConnected) return;
    const language = field.closest('[lang]')?.getAttribute('lang') === 'en' ? 'en' : 'ru';
    const from = field.selectionStart ?? field.value.length;
    field.setRangeText(written(name, language), from, field.selectionEnd ?? from, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
}

/** The numbers and names a text may hold, with what they say now. */
export function ChipList({ chips, onPut }: { chips: readonly Chip[]; onPut(name: Chip['name']): void }) {
  const t = useTexts('schoolTexts');
  const language = useLocale() === 'ru-RU' ? 'ru' : 'en';
  return (
    <Card label={t.chips} className="flex flex-col gap-3">
      <h2 className="text-lg">{t.chips}</h2>
      <p className="text-sm text-mute">{t.chipsAbout}</p>
      <ul className="flex flex-col">
        {chips.map(({ name, value }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPut(name)}
              className="press flex min-h-11 w-full items-center justify-between gap-3 rounded-sm px-2 text-left hover:bg-brand-soft"
            >
              <span className="min-w-0 text-sm">
                <span className="sr-only">{t.insert} </span>
                {t.chip[name]}
              </span>
              <span className="max-w-32 shrink-0 truncate font-bold figures">{value[language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
