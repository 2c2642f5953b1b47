import type { FamilyTask } from '@school/contract/back-office/follow-up-calls';
import { followUpLimits } from '@school/contract/back-office/follow-up-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { DateField } from '#kit/date-field.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { useNow } from '#widgets/week/use-now.ts';

const { kinds, textLength } = followUpLimits;
type Kind = (typeof kinds)[number];
const nobody = 'nobody';

interface TaskSheetProps {
  families: ReadonlyArray<{ familyId: string; name: string }>;
  /** A task that gets another day or another colleague; without one, a new task. */
  moving?: FamilyTask;
  onClose(): void;
}

/** To call a family back, or to do something else about it: who, and by which day. */
export function TaskSheet({ families, moving, onClose }: TaskSheetProps) {
  const { tasks: t } = useTexts('followUps');
  const today = wallClock(useNow(), schoolZone).date;
  const [kind, setKind] = useState<Kind>('call');
  const [due, setDue] = useState(moving && moving.due > today ? moving.due : plusDays(today, moving ? 0 : 1));
  const { data } = useQuery(queryOf('GET /manager/chat-colleagues'));
  const [chosen, choose] = useState(moving ? (moving.forWhom?.accountId ?? nobody) : undefined);
  const forWhom = chosen ?? data?.own ?? nobody;
  const changes = ['GET /manager/families/:familyId/tasks', 'GET /manager/work', 'GET /manager/families/:familyId/log'] as const;
  const give = useCall('POST /manager/family-tasks', { changes });
  const move = useCall('POST /manager/family-tasks/:taskId/move', { changes });
  const [one] = families;
  const submit = async (form: FormData) => {
    const body = { due, forWhom: forWhom === nobody ? null : forWhom };
    if (moving) {
      await move.mutateAsync({ params: { taskId: moving.taskId }, body });
      return t.moved;
    }
    const text = typedText(form, 'text').trim();
    const { tasks } = await give.mutateAsync({ body: { ...body, familyIds: families.map(({ familyId }) => familyId), kind, text } });
    return t.given(tasks);
  };
  return (
    <FormSheet
      title={moving ? t.moveOf(moving.text) : families.length === 1 && one ? t.of(one.name) : t.ofMany(families.length)}
      onClose={onClose}
      submit={{ label: moving ? t.move : t.give }}
      check={(form) => (moving || typedText(form, 'text').trim() !== '' ? undefined : { text: t.textNeeded })}
      onSubmit={submit}
    >
      {!moving && (
        <RadioChips
          label={t.kind}
          name="kind"
          required
          chips={choicesOf(t.kinds, kinds)}
          value={kind}
          onChange={(value) => setKind(value)}
        />
      )}
      {!moving && <TextArea label={t.text} name="text" required rows={2} maxLength={textLength} />}
      <DateField label={t.due} name="due" required min={today} value={due} onChange={(day) => day && setDue(day)} />
      <Select
        label={t.forWhom}
        name="forWhom"
        value={forWhom}
        options={[
          { value: nobody, label: t.anybody },
          ...(data?.colleagues ?? []).map(({ accountId, name }) => ({ value: accountId, label: name })),
        ]}
        onChange={choose}
      />
    </FormSheet>
  );
}
