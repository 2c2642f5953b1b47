import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { Icon, Plus, X } from '#kit/icon.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { isSameQuery, type SavedView, useSavedViews } from './views.ts';

interface SavedViewsProps {
  /** A name of its own for each table. */
  table: string;
  /** What the address says now; empty: nothing is filtered. */
  query: SavedView['query'];
  onOpen(query: SavedView['query']): void;
}

/** Filters under a name: a tap brings a table back as it was. */
export function SavedViews({ table, query, onOpen }: SavedViewsProps) {
  const { views: t } = useTexts('office');
  const { views, save, forget } = useSavedViews(table);
  const [isNaming, setNaming] = useState(false);
  const isKnown = views.some((view) => isSameQuery(view.query, query));
  const mayKeep = Object.keys(query).length > 0 && !isKnown;
  if (views.length === 0 && !mayKeep) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <ul aria-label={t.title} className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view.name} className="inline-flex items-center rounded-full border-2 border-line bg-card">
              <button
                type="button"
                aria-pressed={isSameQuery(view.query, query)}
                onClick={() => onOpen(view.query)}
                className="press min-h-11 rounded-full py-1 pr-1 pl-4 font-bold hover:text-brand aria-pressed:text-brand"
              >
                {view.name}
              </button>
              <button
                type="button"
                aria-label={t.forget(view.name)}
                onClick={() => forget(view.name)}
                className="press grid size-11 place-items-center rounded-full text-mute hover:text-brand"
              >
                <Icon of={X} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {mayKeep && (
        <Button size="small" kind="quiet" onPress={() => setNaming(true)}>
          <Icon of={Plus} />
          {t.save}
        </Button>
      )}
      {isNaming && (
        <Dialog title={t.save} onClose={() => setNaming(false)}>
          <Form
            label={t.save}
            onSubmit={(data) => {
              const name = typedText(data, 'name').trim();
              if (name === '') return { name: t.nameNeeded };
              save({ name, query });
              setNaming(false);
              return undefined;
            }}
          >
            <TextField name="name" label={t.name} help={t.about} maxLength={40} autoComplete="off" required />
            <Button type="submit" kind="primary">
              {t.keep}
            </Button>
          </Form>
        </Dialog>
      )}
    </div>
  );
}
