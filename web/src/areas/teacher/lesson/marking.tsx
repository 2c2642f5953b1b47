import type { TeacherLesson } from '@school/contract/staffing/shapes';
import type { Verdict } from '@school/contract/verdict';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { CheckChips } from '#kit/chips.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Face } from '#widgets/face/face.tsx';

import { EarlyEnd } from './early-end.tsx';

const TechnicalForm = lazy(() => import('./technical-form.tsx').then(({ TechnicalForm: component }) => ({ default: component })));

interface MarkingProps {
  lesson: TeacherLesson;
  now: number;
  onMarked(lesson: TeacherLesson): void;
  /** A button may wake up by now. */
  onDue(): void;
}

/** How a lesson ended: it took place (in a group, with whom), nobody came, or technology failed. What ends it otherwise says first what it does. */
export function Marking({ lesson, now, onMarked, onDue }: MarkingProps) {
  const { lesson: t } = useTexts('teacher');
  const { eventId, pupils, may } = lesson;
  const changes = { changes: ['GET /teacher/lessons'] } as const;
  const conduct = useCall('POST /teacher/lessons/:eventId/conducted', changes);
  const miss = useCall('POST /teacher/lessons/:eventId/non-attendance', changes);
  const notHeld = useCall('POST /teacher/lessons/:eventId/not-held', changes);
  const [asked, setAsked] = useState<'absent' | 'technical' | 'early' | 'notHeld'>();
  const [away, setAway] = useState<readonly string[]>([]);
  const isGroup = pupils.length > 1 || (lesson.groupId !== null && pupils.length > 0);
  const isTrial = lesson.kind === 'trial';
  /** Who was not there itself cannot say who did not come; who came late can, since nobody is blamed for it. */
  const isSeen = may.nonAttendance.allowed || may.nonAttendance.why === 'scheduling.teacher_came_late';
  const mayConduct = away.length > 0 && may.conduct.allowed && !isSeen ? may.nonAttendance : may.conduct;
  const isEarly = !may.conduct.allowed && may.conduct.why === 'scheduling.too_early_to_conduct';
  const cameLate = !may.nonAttendance.allowed && may.nonAttendance.why === 'scheduling.teacher_came_late';
  const absent = away.length > 0 ? { absent: [...away] } : {};
  const came = pupils.filter(({ kidUid }) => !away.includes(kidUid));
  const done = (call: Promise<TeacherLesson>) => void call.then(onMarked).catch(() => undefined);
  const toggle = (what: NonNullable<typeof asked>) => setAsked(asked === what ? undefined : what);

  return (
    <div className="flex flex-col gap-4">
      {isGroup && (
        <CheckChips
          label={t.whoCame}
          name="came"
          required
          chips={pupils.map(({ kidUid, name, avatar }) => ({
            value: kidUid,
            label: name,
            picture: <Face name={name} avatar={avatar} size={28} />,
            ...(away.includes(kidUid) ? { note: t.away } : {}),
          }))}
          value={came.map(({ kidUid }) => kidUid)}
          onChange={(here) => setAway(pupils.map(({ kidUid }) => kidUid).filter((kidUid) => !here.includes(kidUid)))}
        />
      )}
      <Action verdict={mayConduct} now={now} onDue={onDue}>
        {(state) => (
          <Button
            kind="primary"
            size="large"
            wide
            busy={conduct.isPending}
            onPress={() => done(conduct.mutateAsync({ params: { eventId }, body: absent }))}
            {...(isGroup && came.length === 0 && !state.disabled ? { disabled: true, hint: t.nobodyHint } : state)}
          >
            {isGroup ? t.conductWith(came.length, pupils.length) : t.conduct}
          </Button>
        )}
      </Action>
      {isEarly && (
        <Button className="self-start" expanded={asked === 'early'} onPress={() => toggle('early')}>
          {t.endedEarly}
        </Button>
      )}
      {asked === 'early' && isEarly && (
        <EarlyEnd
          onSend={async (reason) => onMarked(await conduct.mutateAsync({ params: { eventId }, body: { ...absent, reason } }))}
          onLeave={() => setAsked(undefined)}
        />
      )}
      <Action verdict={may.nonAttendance} now={now} onDue={onDue}>
        {(state) => (
          <Button size="large" wide expanded={asked === 'absent'} onPress={() => toggle('absent')} {...state}>
            {isGroup ? t.nobodyCame : t.absent}
          </Button>
        )}
      </Action>
      {asked === 'absent' && may.nonAttendance.allowed && (
        <Sure
          about={isTrial ? t.absentTrial : isGroup ? t.nobodyAbout : t.absentAbout}
          words={t.absentDo}
          busy={miss.isPending}
          onDo={() => done(miss.mutateAsync({ params: { eventId }, body: {} }))}
          onLeave={() => setAsked(undefined)}
        />
      )}
      {cameLate && (
        <Action verdict={may.notHeld} now={now} onDue={onDue}>
          {(state) => (
            <Button size="large" wide expanded={asked === 'notHeld'} onPress={() => toggle('notHeld')} {...state}>
              {t.notHeld}
            </Button>
          )}
        </Action>
      )}
      {asked === 'notHeld' && may.notHeld.allowed && (
        <Sure
          about={isTrial ? t.notHeldTrial : t.notHeldAbout}
          words={t.notHeldDo}
          busy={notHeld.isPending}
          onDo={() => done(notHeld.mutateAsync({ params: { eventId }, body: {} }))}
          onLeave={() => setAsked(undefined)}
        />
      )}
      <Action verdict={may.technical} now={now} onDue={onDue}>
        {(state) => (
          <Button size="large" wide expanded={asked === 'technical'} onPress={() => toggle('technical')} {...state}>
            {t.technical}
          </Button>
        )}
      </Action>
      {asked === 'technical' && may.technical.allowed && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <TechnicalForm eventId={eventId} isTrial={isTrial} onMarked={onMarked} onLeave={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface ActionProps {
  verdict: Verdict;
  now: number;
  onDue(): void;
  children: (state: { disabled: boolean; hint: string | undefined }) => ReactNode;
}

/** The last half hour is counted down. */
const countedDown = 30 * 60_000;

/** A button that obeys its verdict: why not, and how long it takes until it wakes up, when that is known. */
function Action({ verdict, now, onDue, children }: ActionProps) {
  const { lesson: t } = useTexts('teacher');
  const say = useRefusals();
  const from = verdict.allowed ? undefined : (verdict.facts['from'] ?? verdict.facts['startsAt']);
  const isSoon = typeof from === 'string' && Date.parse(from) - now <= countedDown;
  return (
    <div className="flex flex-col gap-1">
      {children({ disabled: !verdict.allowed, hint: verdict.allowed ? undefined : say(verdict.why, verdict.facts) })}
      {isSoon && (
        <p className="text-sm text-mute">
          {t.possibleIn} <Countdown until={from} label={t.possibleIn} onOver={onDue} />
        </p>
      )}
    </div>
  );
}

interface SureProps {
  /** What it does. */
  about: string;
  words: string;
  busy: boolean;
  onDo(): void;
  onLeave(): void;
}

/** Asked once more before a lesson ends otherwise than by taking place. */
function Sure({ about, words, busy, onDo, onLeave }: SureProps) {
  const { lesson: t } = useTexts('teacher');
  return (
    <div className="flex flex-col gap-3 rounded-md bg-sunk p-4">
      <p>{about}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" busy={busy} onPress={onDo}>
          {words}
        </Button>
        <Button kind="quiet" onPress={onLeave}>
          {t.leave}
        </Button>
      </div>
    </div>
  );
}
