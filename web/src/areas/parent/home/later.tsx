import { MobileHint } from '#widgets/equipment-check/mobile-hint.tsx';

import { AskedClub } from './asked-club.tsx';
import { InviteCard } from '../promo-conditions/invite-card.tsx';
import { RateLesson } from '../rate-lesson/rate-lesson.tsx';
import { AskForVoices } from '../voice-consent/voice-consent.tsx';

/** What comes a moment after the home page: what only some families are asked, and what a phone is told before a lesson. */
export const Later = ({ hasBegun, hasLesson, club }: { hasBegun: boolean; hasLesson: boolean; club: string | null }) => (
  <>
    {club !== null && <AskedClub club={club} />}
    {hasBegun && (
      <>
        <RateLesson />
        <AskForVoices />
        <InviteCard />
      </>
    )}
    {hasLesson && <MobileHint canHide />}
  </>
);
