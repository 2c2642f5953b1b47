import type { Enrolment, WaitingRequest } from '@school/contract/groups/shapes';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { Select } from '#kit/select.tsx';

import { ActSheet, type SheetProps } from './act-sheet.tsx';
import { AnswerField } from './answer-field.tsx';

interface GroupFieldProps extends Pick<SheetProps, 'of' | 'words'> {
  fits(group: SheetProps['of']['groups'][number]): boolean;
  value: string;
  onChange(groupId: string): void;
}

/** Groups with a free place, by their club, time and places. */
function GroupField({ of, words, fits, value, onChange }: GroupFieldProps) {
  const { fields: t } = useTexts('familyActs');
  const groups = of.groups.filter((group) => group.freePlaces > 0 && fits(group));
  if (groups.length === 0) return <p className="font-bold text-warn">{t.noGroups}</p>;
  return (
    <Select
      label={t.group}
      name="group"
      required
      options={groups.map((group) => ({
        value: group.groupId,
        label: [
          words.title(group.title),
          words.when(group.timestamp),
          `${group.ages.from}–${group.ages.to}`,
          t.places(group.freePlaces),
        ].join(' · '),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** A place in a group, also where the rules refuse the family. */
export function EnrolSheet({ kidUid: first, ...props }: SheetProps & { kidUid: string | undefined }) {
  const t = useTexts('familyActs');
  const [kidUid, setKid] = useState((props.of.kids.find((kid) => kid.kidUid === first) ?? props.of.kids[0])?.kidUid ?? '');
  const [groupId, setGroup] = useState('');
  return (
    <ActSheet {...props} title={t.do.enrol} act={kidUid !== '' && groupId !== '' ? { do: 'enrol', kidUid, groupId } : undefined}>
      <RadioChips
        label={t.fields.kid}
        name="kid"
        required
        chips={props.of.kids.map((kid) => ({ value: kid.kidUid, label: kid.name }))}
        value={kidUid}
        onChange={setKid}
      />
      <GroupField {...props} fits={() => true} value={groupId} onChange={setGroup} />
    </ActSheet>
  );
}

type OfEnrolment = SheetProps & { enrolment: Enrolment };

export function MoveGroupSheet({ enrolment: { kidUid, group }, ...props }: OfEnrolment) {
  const t = useTexts('familyActs');
  const [toGroupId, setGroup] = useState('');
  const act = toGroupId === '' ? undefined : ({ do: 'moveToGroup', kidUid, groupId: group.groupId, toGroupId } as const);
  return (
    <ActSheet {...props} title={t.do.moveToGroup} act={act}>
      <p>
        {props.words.kidOf(kidUid)}, {props.words.title(group.title)}
      </p>
      <GroupField {...props} fits={(it) => it.groupId !== group.groupId} value={toGroupId} onChange={setGroup} />
    </ActSheet>
  );
}

export function RemoveSheet({ enrolment: { kidUid, group }, ...props }: OfEnrolment) {
  const t = useTexts('familyActs');
  return (
    <ActSheet {...props} title={t.do.removeFromGroup} act={{ do: 'removeFromGroup', kidUid, groupId: group.groupId }}>
      <p>
        {props.words.kidOf(kidUid)}, {props.words.title(group.title)}
      </p>
    </ActSheet>
  );
}

type OfRequest = SheetProps & { request: WaitingRequest };

/** A place for a request, out of turn: the family takes it or not. */
export function OfferSheet({ request: { requestId, kidUid, courseCode, wishes }, ...props }: OfRequest) {
  const t = useTexts('familyActs');
  const [groupId, setGroup] = useState('');
  return (
    <ActSheet {...props} title={t.do.offerPlace} act={groupId === '' ? undefined : { do: 'offerPlace', requestId, groupId }}>
      <p>{props.words.kidOf(kidUid)}</p>
      {wishes !== '' && <p className="text-mute">{t.wishes(wishes)}</p>}
      <GroupField {...props} fits={(group) => group.courseCode === courseCode} value={groupId} onChange={setGroup} />
    </ActSheet>
  );
}

export function CloseRequestSheet({ request: { requestId, kidUid }, ...props }: OfRequest) {
  const t = useTexts('familyActs');
  const [answer, setAnswer] = useState('');
  return (
    <ActSheet {...props} title={t.do.declineWaiting} act={{ do: 'declineWaiting', requestId, answer }}>
      <p>{props.words.kidOf(kidUid)}</p>
      <AnswerField answer={answer} onChange={setAnswer} />
    </ActSheet>
  );
}
