import { MobileHint } from '#widgets/equipment-check/mobile-hint.tsx';

import { RateLesson } from '../rate-lesson/rate-lesson.tsx';
import { AskForVoices } from '../voice-consent/voice-consent.tsx';

/** What comes a moment after the home page: what only some families are asked, and what a phone is told before a lesson. */
export const Later = ({ hasBegun, hasLesson }: { hasBegun: boolean; hasLesson: boolean }) => (
  <>
    {hasBegun && (
      <>
        <RateLesson />
        <AskForVoices />
      </>
    )}
    {hasLesson && <MobileHint canHide />}
  </>
);
