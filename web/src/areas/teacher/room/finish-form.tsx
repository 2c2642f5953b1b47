import type { FinishSheet } from '@school/contract/lesson-room/end-shapes';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { useState } from 'react';

import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { TextArea } from '#kit/text-field.tsx';

import { type NoteDraft, NoteFields } from '../lesson/note-fields.tsx';
import { NoteText } from '../lesson/note-text.tsx';
import { FinishHomework } from './finish-homework.tsx';
import { percentOf } from './strip.ts';
import { WhoWas } from './who-was.tsx';

/** What is sent home, as the room proposes it: each part can be changed, and none has to be. */
export function FinishForm({ sheet, onFinished }: { sheet: FinishSheet; onFinished(): void }) {
  const { finish: t } = useTexts('teacherRoom');
  const say = useRefusals();
  const { eventId, note, homework, pages, figures, kids } = sheet;
  const [absent, setAbsent] = useState(() => kids.filter((kid) => kid.absent && kid.mayBeAbsent.allowed).map(({ kidUid }) => kidUid));
  const [draft, setDraft] = useState<NoteDraft>({ result: note?.result ?? undefined, tags: note?.tags ?? [], text: note?.text ?? '' });
  const [hasText, setHasText] = useState(draft.text !== '');
  const [word, setWord] = useState('');
  const [hasWord, setHasWord] = useState(false);
  const [wanted, setWanted] = useState<string[]>();
  const [keepsPages, setKeepsPages] = useState(true);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const finish = useCall('POST /lesson-room/:eventId/finish', { changes: ['GET /teacher/lessons', 'GET /teacher/pupils'] });
  const isEarly = !sheet.may.finish.allowed && sheet.may.finish.why === 'scheduling.too_early_to_conduct';
  const isOff = !sheet.may.finish.allowed && !isEarly;
  const isNobody = kids.length > 0 && absent.length === kids.length;

  const send = () => {
    if (isEarly && reason.trim() === '') return setReasonMissing(true);
    return void finish
      .mutateAsync({
        params: { eventId },
        body: {
          absent,
          ...(isEarly && { reason: reason.trim() }),
          note: note && draft.result && !isNobody ? { ...draft, result: draft.result, text: draft.text.trim() } : null,
          homework: wanted ?? null,
          pages: keepsPages ? pages.map(({ page }) => page) : [],
          word: isNobody ? '' : word.trim(),
        },
      })
      .then(() => {
        void changed('GET /teacher/lessons/:eventId');
        onFinished();
      })
      .catch((cause: unknown) => {
        if (cause instanceof SchoolRefusal && cause.code === 'lesson_room.kid_was_here') wasHere(String(cause.facts['kidUid']));
      });
  };
  // A line that was gone when the sheet was opened may have come back: what the school knows now is shown, and the mark follows it.
  const wasHere = (kidUid: string) => {
    setAbsent((now) => now.filter((uid) => uid !== kidUid));
    void changed('GET /lesson-room/:eventId/finish');
  };
  return (
    <>
      <p className="text-mute">{note && note.result === null ? t.aboutOpen : t.about}</p>
      <WhoWas sheet={sheet} absent={absent} onChange={setAbsent} />
      {isNobody && <p className="rounded-md bg-warn-soft p-3 font-bold text-warn">{t.nobody}</p>}
      {note && !isNobody && (
        <NoteFields note={draft} onChange={setDraft}>
          {figures && <p className="figures text-sm text-mute">{t.figures(figures.firstTry, figures.of, percentOf(figures))}</p>}
        </NoteFields>
      )}
      {homework && !isNobody && <FinishHomework homework={homework} wanted={wanted ?? homework.playbookUids} onChange={setWanted} />}
      {pages.length > 0 && (
        <Switch checked={keepsPages} onChange={setKeepsPages}>
          {t.pages(pages.length)}
        </Switch>
      )}
      {note && !isNobody && (
        <>
          {hasWord && (
            <TextArea
              name="word"
              label={t.word}
              help={sheet.isGroup ? t.wordToAll : t.wordHelp}
              rows={2}
              maxLength={lessonRoomLimits.wordSigns}
              value={word}
              onChange={setWord}
            />
          )}
          {hasText && <NoteText note={draft} onChange={setDraft} />}
          {!(hasWord && hasText) && (
            <span className="flex flex-wrap gap-2">
              {!hasWord && (
                <Button kind="quiet" size="small" onPress={() => setHasWord(true)}>
                  {t.word}
                </Button>
              )}
              {!hasText && (
                <Button kind="quiet" size="small" onPress={() => setHasText(true)}>
                  {t.toColleagues}
                </Button>
              )}
            </span>
          )}
        </>
      )}
      {sheet.isTrial && !isNobody && <p className="text-mute">{t.trial}</p>}
      {isEarly && (
        <TextArea
          name="reason"
          label={t.reason}
          help={t.reasonHelp}
          required
          rows={2}
          maxLength={500}
          value={reason}
          error={isReasonMissing && reason.trim() === '' ? t.reasonNeeded : undefined}
          onChange={setReason}
        />
      )}
      <div className="sticky -bottom-5 -mx-5 mt-auto -mb-5 flex flex-col gap-2 border-t border-line bg-card p-4">
        <Button
          kind="primary"
          size="large"
          wide
          busy={finish.isPending}
          disabled={isOff}
          hint={isOff && !sheet.may.finish.allowed ? say(sheet.may.finish.why, sheet.may.finish.facts) : undefined}
          onPress={send}
        >
          {t.send}
        </Button>
        <LinkButton to="/teacher/lessons/$eventId" params={{ eventId }} kind="quiet" size="small">
          {t.leave}
        </LinkButton>
      </div>
    </>
  );
}
