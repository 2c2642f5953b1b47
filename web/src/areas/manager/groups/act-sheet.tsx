import type { GroupAct, ManagedGroup } from '@school/contract/groups/manager-shapes';
import type { ReactNode } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { useReason } from '../use-reason.ts';
import { EffectView } from './effect-view.tsx';
import { PlanView } from './plan-view.tsx';
import { afterGroup, useGroupActPreview } from './use-groups.ts';

export interface SheetProps {
  of: ManagedGroup;
  onClose(): void;
}

interface ActSheetProps extends SheetProps {
  /** Undefined until enough is chosen. */
  act: GroupAct | undefined;
  /** What of it decides what it comes to, where that is less than all. */
  tried?: GroupAct | undefined;
  check?: () => Readonly<Record<string, string>>;
  name: GroupAct['do'];
  children?: ReactNode;
}

/** One act on a group: what it comes to, child by child, why, and the action. What was shown is what is done. */
export function ActSheet({ of, onClose, act, tried = act, check, name, children }: ActSheetProps) {
  const t = useTexts('managedGroups');
  const say = useRefusals();
  const { groupId } = of.group;
  const { data: preview, isFetching, isError } = useGroupActPreview(groupId, tried);
  const call = useCall('POST /manager/groups/:groupId/acts', { changes: afterGroup });
  const isInside = name === 'change' || name === 'open';
  const submit = async (_: FormData, reason: string) => {
    if (!act) return undefined;
    await call.mutateAsync({ params: { groupId }, body: { act, reason } });
    return t.done;
  };
  return (
    <FormSheet
      title={t.titles[name]}
      onClose={onClose}
      width="wide"
      reason={useReason({ rows: 2, label: isInside ? t.fields.reasonInside : t.fields.reason })}
      submit={{ label: t.do[name], disabled: preview?.may.allowed !== true, kind: name === 'close' ? 'danger' : undefined }}
      {...(check && { check })}
      onSubmit={submit}
      onRefusal={atFields()}
    >
      {children}
      <section aria-live="polite" aria-busy={isFetching} className="flex flex-col gap-2 rounded-md bg-sunk p-4">
        <h3 className="font-bold">{t.effect.title}</h3>
        {!tried && <p className="text-mute">{t.effect.choose}</p>}
        {tried && !preview && !isError && <Skeleton className="h-12" />}
        {tried && isError && <p className="font-bold text-bad">{t.plan.failed}</p>}
        {preview && !preview.may.allowed && (
          <p className="font-bold text-warn">{t.plan.refused(say(preview.may.why, preview.may.facts))}</p>
        )}
        {preview?.effect && <EffectView effect={preview.effect} />}
        {preview && preview.dates.length > 0 && <PlanView dates={preview.dates} />}
      </section>
    </FormSheet>
  );
}
