import type { LessonAct } from '@school/contract/back-office/lesson-acts';
import type { FamilyLessons } from '@school/contract/back-office/lesson-shapes';
import { type ReactNode, useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { useReason } from '../use-reason.ts';
import { EffectView } from './effect-view.tsx';
import type { ActWords } from './use-act-words.ts';
import { afterAct, usePreview } from './use-acts.ts';

export interface SheetProps {
  of: FamilyLessons;
  words: ActWords;
  onClose(): void;
}

interface ActSheetProps extends SheetProps {
  title: string;
  /** Undefined until enough is chosen. */
  act: LessonAct | undefined;
  children?: ReactNode;
  /** Times and weeks want room. */
  wide?: boolean;
}

/** Acts of which the family hears nothing by themselves. */
const quiet: ReadonlySet<LessonAct['do']> = new Set(['conducted']);

/** One act: what it is about, what it would come to, why, and the action. What was shown is what is done. */
export function ActSheet({ of: { familyId }, words, onClose, title, act, children, wide = false }: ActSheetProps) {
  const t = useTexts('familyActs');
  const say = useRefusals();
  const [isForced, setForced] = useState(false);
  const { data: preview, isFetching, isError } = usePreview(familyId, act);
  const call = useCall('POST /manager/families/:familyId/acts', { changes: afterAct });
  const may = preview?.may;
  const isPossible = preview !== null && preview !== undefined && preview.effect !== null;

  const check = () => {
    if (!act || !preview) return undefined;
    if ('text' in act && act.text.trim() === '') return { text: t.fields.wordsNeeded };
    if ('answer' in act && act.answer.trim() === '') return { answer: t.fields.answerNeeded };
    if (preview.despite && !isForced) return { despite: t.fields.despiteNeeded };
    return undefined;
  };
  const submit = async (_: FormData, reason: string) => {
    if (!act || !preview) return undefined;
    await call.mutateAsync({ params: { familyId }, body: { act, reason, ...(preview.despite && { despite: true }) } });
    return t.done;
  };

  return (
    <FormSheet
      title={title}
      onClose={onClose}
      width={wide ? 'wide' : 'narrow'}
      reason={useReason({ rows: 2 })}
      submit={{ label: title, disabled: !act || !isPossible }}
      check={check}
      onSubmit={submit}
      onRefusal={atFields()}
    >
      {children}
      <section aria-live="polite" aria-busy={isFetching} className="flex flex-col gap-2 rounded-md bg-sunk p-4">
        <h3 className="font-bold">{t.effect.title}</h3>
        {!act && <p className="text-mute">{t.effect.choose}</p>}
        {act && !preview && !isError && <Skeleton className="h-12" />}
        {act && isError && <p className="font-bold text-bad">{t.effect.failed}</p>}
        {act && may && !may.allowed && (
          <p className="font-bold text-warn">{(preview.despite ? t.effect.against : t.effect.refused)(say(may.why, may.facts))}</p>
        )}
        {act && preview?.effect && <EffectView effect={preview.effect} words={words} />}
        {act && preview?.effect && !quiet.has(act.do) && <p className="text-sm text-mute">{t.effect.told}</p>}
      </section>
      {preview?.despite && (
        <Checkbox name="despite" checked={isForced} onChange={setForced}>
          {t.fields.despite}
        </Checkbox>
      )}
    </FormSheet>
  );
}
