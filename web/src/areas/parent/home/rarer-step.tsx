import type { Kid } from '@school/contract/families/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, dateText } from '#i18n/time.ts';
import { LinkButton } from '#kit/link-button.tsx';
import type { Step } from '#widgets/next-steps/next-steps.ts';
import { Arranging, Paying } from '../adult-may.tsx';
import { Report } from './report.tsx';
import { Ahead, courseName, Part, Program, Samples, Unmarked } from './step-part.tsx';

type StepOf<What extends Step['what']> = Extract<Step, { what: What }>;

/** Where a family stands between the steps of every day: a trial ahead, waiting, choosing, paused, finished, in a club. */
export function RarerStep({
  step,
  kid,
  zone,
}: {
  step: Exclude<Step, StepOf<'book' | 'recommended' | 'learning'>>;
  kid: Kid;
  zone: string;
}) {
  const t = useTexts('homeSteps');
  const { planAction } = useTexts('home').steps;
  const names = useTexts('names');
  const locale = useLocale();
  switch (step.what) {
    case 'waits':
      return (
        <Part title={t.waitsTitle}>
          <p className="text-mute">{t.waits(dateText(locale, `${step.from}-01`, 'date'))}</p>
        </Part>
      );
    case 'booked':
      return <Booked process={step.process} event={step.event} unmarked={step.unmarked} kid={kid} zone={zone} />;
    case 'awaited':
      return (
        <Part title={t.awaited} subject={names.subjects[step.process.subject]}>
          <p className="text-mute">{t.awaitedText}</p>
        </Part>
      );
    case 'notYet':
      return (
        <Part title={t.notYet} subject={names.subjects[step.process.subject]}>
          <Report process={step.process} />
          <Arranging says>
            <LinkButton to="/intro-appointment" search={{ kid: kid.kidUid }} className="self-start">
              {t.notYetAction}
            </LinkButton>
          </Arranging>
        </Part>
      );
    case 'plan':
      return (
        <Part title={t.planTitle(courseName(names, step.process))}>
          <p className="text-mute">{t.planText}</p>
          <Arranging says>
            {step.process.courseCode && (
              <LinkButton
                to="/schedule-selection/$courseCode/$subject/$kidUid/$name"
                params={{ courseCode: step.process.courseCode, subject: step.process.subject, kidUid: kid.kidUid, name: kid.firstName }}
                kind="primary"
                className="self-start"
              >
                {planAction}
              </LinkButton>
            )}
          </Arranging>
          <Program process={step.process} />
        </Part>
      );
    case 'club':
      return <Club process={step.process} event={step.event} unmarked={step.unmarked} zone={zone} />;
    case 'paused':
      return (
        <Part title={t.paused} subject={courseName(names, step.process)}>
          <p className="text-mute">
            {step.process.pause && t.pausedUntil(dateText(locale, step.process.pause.until, 'day'))} {t.pausedText}
          </p>
          <Arranging says>
            <LinkButton to="/schedule/regular/$processId" params={{ processId: step.process.processId }} className="self-start">
              {t.pausedAction}
            </LinkButton>
          </Arranging>
        </Part>
      );
    default:
      return (
        <Part title={t.finished(courseName(names, step.process))}>
          <Arranging>
            <LinkButton to="/intro-appointment" search={{ kid: kid.kidUid }} className="self-start">
              {t.another}
            </LinkButton>
          </Arranging>
        </Part>
      );
  }
}

/** A trial is ahead: when, with whom, and what may be tried before it. */
function Booked({ process, event, unmarked, kid, zone }: Omit<StepOf<'booked'>, 'what'> & { kid: Kid; zone: string }) {
  const t = useTexts('homeSteps');
  const names = useTexts('names');
  const locale = useLocale();
  const teacher = event?.teacher ?? process.teacher;
  return (
    <Part title={t.booked} subject={names.subjects[process.subject]}>
      {event && (
        <p>
          <strong className="figures first-letter:uppercase">{at(locale, event.timestamp, 'dayTime', zone)}</strong>
          {teacher && <span className="text-mute"> · {teacher.name}</span>}
        </p>
      )}
      <Unmarked event={unmarked} zone={zone} />
      <LinkButton to="/schedule" search={event || unmarked ? { event: (event ?? unmarked)?.eventId } : {}} className="self-start">
        {t.bookedAction}
      </LinkButton>
      <Samples subject={process.subject} kid={kid} />
    </Part>
  );
}

/** A club of the kid: its next lesson, or what is missing. */
function Club({ process, event, unmarked, zone }: Omit<StepOf<'club'>, 'what'> & { zone: string }) {
  const t = useTexts('homeSteps');
  const names = useTexts('names');
  const isUnpaid = process.state === 'waitPositiveBalanceAfterGroup';
  return (
    <Part title={courseName(names, process)}>
      {(event || !isUnpaid) && <Ahead event={event} zone={zone} />}
      <Unmarked event={unmarked} zone={zone} />
      {isUnpaid && <p className="text-warn">{t.clubUnpaid}</p>}
      <div className="flex flex-wrap gap-3">
        {isUnpaid && (
          <Paying>
            <LinkButton to="/payment/products" search={{ kind: 'group' }} kind="primary">
              {t.clubPay}
            </LinkButton>
          </Paying>
        )}
        <LinkButton to="/groups">{t.clubAction}</LinkButton>
      </div>
    </Part>
  );
}
