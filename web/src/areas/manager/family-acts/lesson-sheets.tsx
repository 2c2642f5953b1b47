import type { ManagedLesson } from '@school/contract/back-office/lesson-shapes';
import type { CancelAskedBy, ChangeTerms } from '@school/contract/scheduling/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { CheckChips, RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { isoOf } from '#widgets/free-times/free-days.ts';
import { ProposalChoice } from '#widgets/substitution/proposal-choice.tsx';

import { ActSheet, type SheetProps } from './act-sheet.tsx';
import { rowOf, TimeFields } from './time-fields.tsx';

type OfLesson = SheetProps & { lesson: ManagedLesson };
type Scope = 'one' | 'following' | 'all';

/** The lesson it is about, and what the family may not do with it itself. */
function AboutLesson({ lesson: { event }, words, action }: OfLesson & { action?: 'cancel' | 'transfer' }) {
  const t = useTexts('familyActs');
  const say = useRefusals();
  const may = action && event.may[action];
  return (
    <div className="flex flex-col gap-1">
      <p className="figures">
        <strong className="first-letter:uppercase">{words.hours(event)}</strong> {words.about(event)}
        {event.teacher && <span className="text-mute"> · {event.teacher.name}</span>}
      </p>
      {may && !may.allowed && <p className="text-sm text-warn">{t.familyMayNot(say(may.why, may.facts))}</p>}
    </div>
  );
}

function ScopeField({ regular, scope, onScope }: { regular: ChangeTerms['regular']; scope: Scope; onScope(scope: Scope): void }) {
  const { fields: t } = useTexts('familyActs');
  if (!regular || regular.all < 2) return null;
  return (
    <RadioChips
      label={t.scope}
      name="scope"
      required
      chips={[
        { value: 'one' as Scope, label: t.scopes.one },
        ...(regular.following > 1 ? [{ value: 'following' as Scope, label: t.scopes.following(regular.following) }] : []),
        ...(regular.all > regular.following ? [{ value: 'all' as Scope, label: t.scopes.all(regular.all) }] : []),
      ]}
      value={scope}
      onChange={onScope}
    />
  );
}

/** A lesson to another time, also when the family is too late. */
export function TransferSheet(props: OfLesson) {
  const t = useTexts('familyActs');
  const { eventId, timestamp } = props.lesson.event;
  const [scope, setScope] = useState<Scope>('one');
  const [teacher, setTeacher] = useState<string>();
  const [start, setStart] = useState<number>();
  const { data: terms } = useQuery(queryOf('GET /events/:eventId/changes', { params: { eventId } }));
  const { data: offer } = useQuery(queryOf('GET /events/:eventId/slots', { params: { eventId } }));
  const row = rowOf(offer, teacher);
  const act =
    start === undefined
      ? undefined
      : ({
          do: 'transfer',
          eventId,
          scope,
          timestamp: isoOf(start),
          ...(row?.teacher && { teacherId: row.teacher.teacherId }),
        } as const);
  return (
    <ActSheet {...props} title={t.do.transfer} act={act} wide>
      <AboutLesson {...props} action="transfer" />
      <ScopeField regular={terms?.regular ?? null} scope={scope} onScope={setScope} />
      <TimeFields
        {...props}
        offer={offer}
        around={Date.parse(timestamp)}
        teacher={teacher}
        onTeacher={setTeacher}
        start={start}
        onStart={setStart}
      />
    </ActSheet>
  );
}

/** A lesson called off; its unit comes back. */
export function CancelSheet(props: OfLesson) {
  const t = useTexts('familyActs');
  const { eventId } = props.lesson.event;
  const [scope, setScope] = useState<Scope>('one');
  const [askedBy, setAskedBy] = useState<CancelAskedBy>();
  const { data: terms } = useQuery(queryOf('GET /events/:eventId/changes', { params: { eventId } }));
  return (
    <ActSheet {...props} title={t.do.cancel} act={askedBy && { do: 'cancel', eventId, scope, askedBy }}>
      <AboutLesson {...props} action="cancel" />
      <RadioChips
        label={t.fields.askedBy}
        help={t.fields.askedByHelp}
        name="askedBy"
        required
        chips={choicesOf(t.fields.askedByWhom, ['family', 'school'] as const)}
        value={askedBy}
        onChange={(value) => setAskedBy(value)}
      />
      <ScopeField regular={terms?.regular ?? null} scope={scope} onScope={setScope} />
    </ActSheet>
  );
}

/** Another teacher for one lesson; of a trial, the teacher who holds it. */
export function ReplaceSheet(props: OfLesson) {
  const t = useTexts('familyActs');
  const { nobodyFree } = useTexts('substitution');
  const { eventId } = props.lesson.event;
  const [wanted, setWanted] = useState<string | null>(null);
  const { data } = useQuery(queryOf('GET /manager/lessons/:eventId/substitutes', { params: { eventId } }));
  const teacherId = wanted ?? data?.proposals[0]?.teacher.teacherId;
  return (
    <ActSheet {...props} title={t.do.replaceTeacher} act={teacherId ? { do: 'replaceTeacher', eventId, teacherId } : undefined}>
      <AboutLesson {...props} />
      {!data && <Skeleton className="h-24" />}
      {data?.proposals.length === 0 && <p className="font-bold text-warn">{nobodyFree}</p>}
      {data && data.proposals.length > 0 && (
        <ProposalChoice label={t.fields.teacher} name="teacher" proposals={data.proposals} value={teacherId ?? null} onChange={setWanted} />
      )}
    </ActSheet>
  );
}

const outcomes = ['conducted', 'missed', 'brokeDown', 'giveBack'] as const;

/** How a lesson ended, for a teacher who forgot to say it, or who did not come. */
export function OutcomeSheet(props: OfLesson) {
  const t = useTexts('familyActs');
  const { event, may } = props.lesson;
  const { eventId } = event;
  const [outcome, setOutcome] = useState(outcomes.find((it) => may[it].allowed));
  const [absent, setAbsent] = useState<string[]>([]);
  const act =
    outcome === 'conducted' && absent.length > 0
      ? ({ do: outcome, eventId, absent } as const)
      : outcome && ({ do: outcome, eventId } as const);
  return (
    <ActSheet {...props} title={t.do.outcome} act={act}>
      <AboutLesson {...props} />
      <RadioChips
        label={t.fields.outcome}
        name="outcome"
        required
        chips={outcomes.map((value) => ({ value, label: t.fields.outcomes[value], disabled: !may[value].allowed }))}
        value={outcome}
        onChange={(value) => setOutcome(value)}
      />
      {event.groupId !== null && outcome === 'conducted' && (
        <CheckChips
          label={t.fields.absent}
          name="absent"
          chips={event.kids.map((kidUid) => ({ value: kidUid, label: props.words.kidOf(kidUid) }))}
          value={absent}
          onChange={setAbsent}
        />
      )}
    </ActSheet>
  );
}
