import { schedulingLimits } from '@school/contract/scheduling/limits';
import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { ChevronDown, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';

const { hoursToCancelOrTransfer, lessonMinutes, longLessonFromAge, introFromAge, unpaidScheduleHours } = schedulingLimits;

/** Answers to frequent questions, and the way to somebody who answers the others. */
export function Page() {
  const t = useTexts('help');
  const { move, length, trial, hold, package: bundle, skip, late, equipment } = t.questions;
  return (
    <Frame title={t.title} width="text">
      <p className="text-mute">{t.lead}</p>
      <div className="flex flex-col gap-3">
        <Answer ask={move.ask}>{move.answer(hoursToCancelOrTransfer)}</Answer>
        <Answer ask={trial.ask}>{trial.answer(introFromAge)}</Answer>
        <Answer ask={length.ask}>{length.answer(lessonMinutes.short, lessonMinutes.long, longLessonFromAge)}</Answer>
        <Answer ask={hold.ask}>{hold.answer(unpaidScheduleHours)}</Answer>
        <Answer ask={bundle.ask}>{bundle.answer}</Answer>
        <Answer ask={skip.ask}>{skip.answer}</Answer>
        <Answer ask={late.ask}>{late.answer}</Answer>
        <Answer ask={equipment.ask}>{equipment.answer}</Answer>
      </div>
      <LinkButton to="/chat" kind="primary">
        {t.write}
      </LinkButton>
    </Frame>
  );
}

const Answer = ({ ask, children }: { ask: string; children: ReactNode }) => (
  <details className="group rounded-lg border border-line bg-card">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg px-5 py-3 font-bold">
      {ask}
      <Icon of={ChevronDown} className="text-mute transition-transform group-open:rotate-180" />
    </summary>
    <p className="px-5 pb-4">{children}</p>
  </details>
);
