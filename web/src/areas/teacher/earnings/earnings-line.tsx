import type { EarningsLine } from '@school/contract/staffing/workspace-shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

/** One lesson: when, with whom, what is paid for it, and how the school knows. */
export function EarningsLineCard({ line }: { line: EarningsLine }) {
  const { earnings: t } = useTexts('teacherWorkspace');
  const names = useTexts('names');
  const locale = useLocale();
  const { eventId, timestamp, kind, subject, courseCode, pupils, pay, why, evidence } = line;
  const time = (moment: string) => at(locale, moment, 'time', schoolZone);
  const { enteredAt, lateMinutes, markedAt, markedBy } = evidence;
  const entered =
    enteredAt === null
      ? t.notEntered
      : lateMinutes > 0
        ? t.enteredLate(time(enteredAt), t.minutes(lateMinutes))
        : t.entered(time(enteredAt));
  const marked = markedAt === null ? undefined : [t.marked(time(markedAt)), markedBy && t.markedBy[markedBy]].filter(Boolean).join(' ');
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3">
          <TextLink to="/teacher/lessons/$eventId" params={{ eventId }} className="figures inline-flex min-h-11 items-center">
            {at(locale, timestamp, 'dayTime', schoolZone)}
          </TextLink>
          <KindBadge kind={kind} />
        </p>
        <p>
          <strong>{pupils.map(({ name, came }) => (came || pupils.length === 1 ? name : `${name} (${t.absent})`)).join(', ')}</strong>{' '}
          <span className="text-mute">{courseCode ? names.courses[courseCode] : names.subjects[subject]}</span>
        </p>
        <p className="figures text-sm text-mute">{[t.why[why], entered, marked].filter(Boolean).join('; ')}</p>
      </div>
      {pay && <p className="figures text-lg font-extrabold">{money(locale, pay)}</p>}
    </Card>
  );
}
