import { backOfficeLimits } from '@school/contract/back-office/limits';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextArea } from '#kit/text-field.tsx';

import { listLook, Reading } from './part.tsx';
import { usePart } from './use-part.ts';

/** What colleagues wrote, and the next note. */
export function NotesPart({ familyId }: { familyId: string }) {
  const { notes: t } = useTexts('familyCard');
  const locale = useLocale();
  const [text, setText] = useState('');
  const query = usePart(queryOf('GET /manager/families/:familyId/notes', { params: { familyId } }));
  const write = useCall('POST /manager/families/:familyId/notes', {
    changes: ['GET /manager/families/:familyId/notes', 'GET /manager/families/:familyId/log'],
  });
  const submit = async () => {
    if (text.trim() === '') return { text: t.empty };
    await write.mutateAsync({ params: { familyId }, body: { text } });
    setText('');
    raiseNotice({ tone: 'good', text: t.added });
    return undefined;
  };
  return (
    <Reading of={query} title={t.title}>
      {({ notes }) => (
        <>
          <Form onSubmit={submit} onRefusal={atFields()} label={t.write} className="flex flex-col gap-3">
            {({ pending }) => (
              <>
                <TextArea
                  name="text"
                  label={t.write}
                  help={t.help}
                  rows={2}
                  maxLength={backOfficeLimits.noteLength}
                  value={text}
                  onChange={setText}
                />
                <Button type="submit" size="small" busy={pending} className="self-start">
                  {t.add}
                </Button>
              </>
            )}
          </Form>
          {notes.length === 0 && <p className="text-mute">{t.none}</p>}
          {notes.length > 0 && (
            <ul aria-label={t.title} className={listLook}>
              {notes.map(({ noteId, text: words, by, at: when }) => (
                <li key={noteId} className="py-2.5">
                  <p className="break-words whitespace-pre-line">{words}</p>
                  <p className="text-sm text-mute">{t.by(by.name, at(locale, when, 'dayTime', schoolZone))}</p>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Reading>
  );
}
