import type { GroupAct, GroupCard } from '@school/contract/groups/manager-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { plusDays } from '#i18n/time.ts';
import { DateField } from '#kit/date-field.tsx';
import { Select } from '#kit/select.tsx';

import { ActSheet, type SheetProps } from './act-sheet.tsx';
import { asked, BeginningFields, usualBeginning, useSchoolDay } from './beginning-fields.tsx';
import { DescribedFields, type Described, WeeklyFields, wrongIn } from './group-fields.tsx';
import { useGroupWords } from './use-group-words.ts';
import { groupsQuery } from './use-groups.ts';

/** The sheet of what is done with a group. */
export function ActSheets({ action, card, onClose }: { action: GroupAct['do']; card: GroupCard; onClose(): void }) {
  const props = { of: card.managed, onClose };
  if (action === 'change') return <ChangeSheet {...props} />;
  if (action === 'open') return <OpenSheet {...props} />;
  if (action === 'move') return <MoveSheet {...props} kids={card.kids} />;
  if (action === 'pause') return <PauseSheet {...props} />;
  return <CloseSheet {...props} />;
}

function ChangeSheet(props: SheetProps) {
  const { fields: t } = useTexts('managedGroups');
  const { courseCode, title, level, ages } = props.of.group;
  const [value, setValue] = useState<Described>({ title, level, ages, capacity: props.of.capacity });
  const act = { do: 'change', ...value } as const;
  // The titles decide nothing: it is not tried out at every letter.
  return (
    <ActSheet {...props} name="change" act={act} tried={{ ...act, title }} check={() => wrongIn(value, t)}>
      <DescribedFields courseCode={courseCode} value={value} onChange={setValue} />
    </ActSheet>
  );
}

function OpenSheet(props: SheetProps) {
  const today = useSchoolDay();
  const { groupPlaces } = useSchool();
  const [value, setValue] = useState(() => usualBeginning(today, groupPlaces.from));
  return (
    <ActSheet {...props} name="open" act={{ do: 'open', ...asked(value) }}>
      <BeginningFields value={value} onChange={setValue} />
    </ActSheet>
  );
}

const stays = 'stays';
const leaves = 'leaves';

function MoveSheet({ kids, ...props }: SheetProps & Pick<GroupCard, 'kids'>) {
  const { fields: t } = useTexts('managedGroups');
  const words = useGroupWords();
  const today = useSchoolDay();
  const { groupId, courseCode, teacher, weekday, startMinute } = props.of.group;
  const [weekly, setWeekly] = useState({ teacherId: teacher.teacherId, weekday, startMinute });
  const [from, setFrom] = useState(() => plusDays(today, 7));
  const [fates, setFates] = useState<Readonly<Record<string, string>>>({});
  const { data } = useQuery(groupsQuery());
  const others = data?.groups.filter(
    (it) => it.group.courseCode === courseCode && it.group.groupId !== groupId && (it.state === 'running' || it.state === 'enrolling'),
  );
  const enrolled = kids.filter(({ heldAs }) => heldAs === 'enrolment');
  const chosen = Object.entries(fates)
    .filter(([, fate]) => fate !== stays)
    .map(([kidUid, fate]) => ({ kidUid, toGroupId: fate === leaves ? null : fate }));
  const options = [
    { value: stays, label: t.stays },
    { value: leaves, label: t.leaves },
    ...(others?.map(({ group }) => ({ value: group.groupId, label: t.moveTo(words.title(group.title)) })) ?? []),
  ];
  const isOther = weekly.teacherId !== teacher.teacherId || weekly.weekday !== weekday || weekly.startMinute !== startMinute;
  return (
    <ActSheet {...props} name="move" act={isOther && from !== '' ? { do: 'move', ...weekly, from, others: chosen } : undefined}>
      <WeeklyFields courseCode={courseCode} value={weekly} onChange={setWeekly} />
      <DateField name="from" label={t.from} required value={from} min={plusDays(today, 1)} onChange={setFrom} />
      {enrolled.length > 0 && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-bold">{t.cannot}</legend>
          <p className="text-sm text-mute">{t.cannotHelp}</p>
          {enrolled.map(({ kidUid, name }) => (
            <Select
              key={kidUid}
              name={`kid-${kidUid}`}
              label={name}
              required
              options={options}
              value={fates[kidUid] ?? stays}
              onChange={(fate) => setFates({ ...fates, [kidUid]: fate })}
            />
          ))}
        </fieldset>
      )}
    </ActSheet>
  );
}

function PauseSheet(props: SheetProps) {
  const { fields: t } = useTexts('managedGroups');
  const today = useSchoolDay();
  const [from, setFrom] = useState(() => plusDays(today, 1));
  const [until, setUntil] = useState(() => plusDays(today, 8));
  return (
    <ActSheet {...props} name="pause" act={from !== '' && until !== '' ? { do: 'pause', from, until } : undefined}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField name="from" label={t.pauseFrom} required value={from} min={today} onChange={setFrom} />
        <DateField name="until" label={t.until} required value={until} min={plusDays(today, 1)} onChange={setUntil} />
      </div>
    </ActSheet>
  );
}

function CloseSheet(props: SheetProps) {
  const { fields: t } = useTexts('managedGroups');
  const today = useSchoolDay();
  const [from, setFrom] = useState(() => plusDays(today, 14));
  return (
    <ActSheet {...props} name="close" act={from === '' ? undefined : { do: 'close', from }}>
      {props.of.state !== 'draft' && (
        <DateField name="from" label={t.closeFrom} required help={t.closeHelp} value={from} min={today} onChange={setFrom} />
      )}
    </ActSheet>
  );
}
