import type { AnswerOf } from '@school/contract/calls';
import { lazy, Suspense, useState } from 'react';

import { changed, queryClient } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { type ChosenReason, noReason, reasonFrom } from '#kit/reason.ts';
import { ReasonChoice } from '#kit/reason-choice.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Face } from '#widgets/face/face.tsx';

import { usePlan } from '../regular-schedule/use-plan.ts';
import { useWeeklyChoice } from '#widgets/weekly-times/use-weekly-choice.ts';
import { standingStarts } from '#widgets/weekly-times/weekly-times.ts';
import { datesRefused } from './dates-refused.ts';
import { theSchool, WhoChoice } from './who-choice.tsx';

/** Its file comes while the reason is given: nobody chooses times before somebody. */
const timesWith = () => import('./times-with.tsx');
const TimesWith = lazy(() => timesWith().then(({ TimesWith: component }) => ({ default: component })));

type Offer = AnswerOf<'GET /user/change-teacher-request/:processId'>;

interface AskFormProps {
  offer: Offer;
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  zone: string;
  onDone(answer: AnswerOf<'POST /user/change-teacher-request'>): void;
}

/** The reason first, then who, then at what times; nothing is changed before the one button. */
export function AskForm({ offer, kids, zone, onDone }: AskFormProps) {
  const t = useTexts('changeTeacher');
  const say = useRefusals();
  const locale = useLocale();
  const { process, candidates } = offer;
  const { processId } = process;
  const [reason, setReason] = useState(noReason);
  const hasReason = reason.kind !== undefined;
  const [who, setWho] = useState<string>();
  const [isOther, setIsOther] = useState(false);
  const choice = useWeeklyChoice();
  const candidate = candidates.find(({ teacher }) => teacher.teacherId === who);
  const days = choice.chosen.map(({ weekday, startMinute }) => ({ weekday, startMinute }));
  const plan = usePlan({ processId, teacherId: candidate?.teacher.teacherId ?? '', days }, isOther && candidate !== undefined);
  const ask = useCall('POST /user/change-teacher-request', {
    changes: ['GET /user', 'GET /events', 'GET /regular-schedule/:processId', 'GET /user/change-teacher-request/:processId'],
  });

  const giveReason = (chosen: ChosenReason) => {
    setReason(chosen);
    // A file that did not come is said where the times are drawn.
    timesWith().catch(() => undefined);
  };
  const choose = (id: string) => {
    const chosen = candidates.find(({ teacher }) => teacher.teacherId === id);
    setWho(id);
    setIsOther(chosen !== undefined && chosen.keeps < chosen.of && process.days.length > 0);
    // What stands and is free with this teacher is chosen already.
    choice.set(standingStarts(process.days, zone, schoolNow()).filter(({ key }) => chosen?.free.includes(key)));
  };
  const submit = async () => {
    const why = reasonFrom(reason, t.reasons, t.reason);
    if (why.wrong) return why.wrong;
    const teacher = candidate && { teacherId: candidate.teacher.teacherId, ...(isOther && { days }) };
    try {
      onDone(await ask.mutateAsync({ body: { processId, reason: why.reason, ...teacher } }));
    } catch (cause) {
      // Somebody was faster: who can what is asked again.
      void changed('GET /user/change-teacher-request/:processId');
      void queryClient.invalidateQueries({ queryKey: ['POST /regular-schedule/change/preview'] });
      throw cause;
    }
    return undefined;
  };
  const stands = candidate === undefined || (isOther ? plan?.may.allowed === true : candidate.keeps === candidate.of);
  return (
    <Form onSubmit={submit} onRefusal={(cause) => datesRefused(cause, locale, zone)}>
      {({ pending }) => (
        <>
          {process.teacher && (
            <p className="flex items-center gap-3">
              <Face name={process.teacher.name} avatar={process.teacher.avatar} size={36} />
              {t.now(process.teacher.name)}
            </p>
          )}
          <p className="text-mute">{t.about}</p>
          <Card className="flex flex-col gap-4">
            <ReasonChoice usual={t.reasons} t={t.reason} chosen={reason} onChange={giveReason} />
          </Card>
          {hasReason ? <WhoChoice candidates={candidates} chosen={who} onChoose={choose} /> : <p className="text-mute">{t.first}</p>}
          {hasReason && candidate && (
            <Suspense fallback={<Skeleton className="h-44" />}>
              <TimesWith {...{ candidate, process, kids, zone, choice, plan, isOther }} onOther={setIsOther} />
            </Suspense>
          )}
          {hasReason && who !== undefined && (
            <Button
              type="submit"
              kind="primary"
              size="large"
              busy={pending}
              disabled={!stands}
              hint={plan && !plan.may.allowed ? say(plan.may.why, plan.may.facts) : undefined}
            >
              {who === theSchool ? t.ask : t.confirm}
            </Button>
          )}
        </>
      )}
    </Form>
  );
}
