import type { ManyAct } from '@school/contract/back-office/lesson-acts';
import type { ManyRow } from '@school/contract/back-office/lesson-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Sheet } from '#kit/dialog.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { TouchedLine } from '#widgets/lesson-look/touched-lesson.tsx';

import { useReason } from '../use-reason.ts';
import { afterAct } from './use-acts.ts';

const actions = ['cancel', 'replaceTeacher', 'giveBack'] as const;

/** One act on several lessons: who is touched, and afterwards what came of each. */
export function ManySheet({ eventIds, onClose }: { eventIds: readonly string[]; onClose(): void }) {
  const { many: t, fields, effect } = useTexts('familyActs');
  const [action, setAction] = useState<ManyAct['do']>('cancel');
  const [wanted, setTeacher] = useState<string>();
  const [result, setResult] = useState<readonly ManyRow[]>();
  const first = eventIds[0] ?? '';
  const { data: able } = useQuery({
    ...queryOf('GET /manager/lessons/:eventId/substitutes', { params: { eventId: first } }),
    enabled: action === 'replaceTeacher',
  });
  const teacherId = wanted ?? able?.proposals[0]?.teacher.teacherId;
  const act: ManyAct | undefined =
    action === 'replaceTeacher' ? (teacherId === undefined ? undefined : { do: action, teacherId }) : { do: action };
  const { data: preview, isError } = useQuery({
    queryKey: ['POST /manager/lessons/acts/preview', eventIds, act],
    queryFn: () => (act ? api('POST /manager/lessons/acts/preview', { body: { eventIds: [...eventIds], act } }) : null),
    enabled: act !== undefined && result === undefined,
    gcTime: 0,
  });
  const call = useCall('POST /manager/lessons/acts', { changes: afterAct });
  const possible = preview?.rows.filter(({ may }) => may.allowed).length ?? 0;

  const reason = useReason({ rows: 2 });
  const submit = async (_: FormData, why: string) => {
    if (act) setResult((await call.mutateAsync({ body: { eventIds: [...eventIds], act, reason: why } })).rows);
    return undefined;
  };
  const title = t.title(eventIds.length);

  if (result)
    return (
      <Sheet title={title} onClose={onClose} width="wide">
        <div className="flex flex-col gap-4">
          <output className="text-lg font-bold">{t.done(result.filter(({ may }) => may.allowed).length, result.length)}</output>
          <Rows rows={result} />
          <Button kind="primary" size="large" onPress={onClose}>
            {t.close}
          </Button>
        </div>
      </Sheet>
    );
  return (
    <FormSheet
      title={title}
      onClose={onClose}
      width="wide"
      reason={reason}
      submit={{ label: t.run(possible), disabled: possible === 0 }}
      onSubmit={submit}
      onRefusal={atFields()}
    >
      <RadioChips
        label={t.action}
        name="action"
        required
        chips={choicesOf(t.actions, actions)}
        value={action}
        onChange={(value) => setAction(value)}
      />
      {action === 'replaceTeacher' && able && (
        <Select
          label={fields.teacher}
          name="teacher"
          required
          options={able.proposals.map(({ teacher }) => ({ value: teacher.teacherId, label: teacher.name }))}
          value={teacherId ?? ''}
          onChange={setTeacher}
        />
      )}
      <section aria-live="polite" className="flex flex-col gap-2">
        {isError && <p className="font-bold text-bad">{effect.failed}</p>}
        {act && !preview && !isError && <Skeleton className="h-24" />}
        {preview && <p className="font-bold">{t.touched(preview.families)}</p>}
        {preview && <Rows rows={preview.rows} />}
      </section>
    </FormSheet>
  );
}

function Rows({ rows }: { rows: readonly ManyRow[] }) {
  const { many: t } = useTexts('familyActs');
  const say = useRefusals();
  return (
    <ul className="flex flex-col gap-2">
      {rows.map(({ lesson, families, may, returned, teacher }) => (
        <li key={lesson.eventId} className="flex flex-col gap-1 rounded-md border border-line p-3">
          <TouchedLine lesson={lesson} />
          <p className="text-sm text-mute">{families.map(({ parentName }) => parentName).join(', ')}</p>
          <p className={`text-sm font-bold ${may.allowed ? 'text-good' : 'text-warn'}`}>
            {may.allowed
              ? [
                  t.will,
                  returned > 0 ? t.returned(returned) : '',
                  teacher && teacher.teacherId !== lesson.teacher?.teacherId ? teacher.name : '',
                ]
                  .filter((it) => it !== '')
                  .join(' · ')
              : t.wont(say(may.why, may.facts))}
          </p>
        </li>
      ))}
    </ul>
  );
}
