import { MobileHint } from '#widgets/equipment-check/mobile-hint.tsx';

import { AskedClub } from './asked-club.tsx';
import { InviteCard } from '../promo-conditions/invite-card.tsx';
import { RateLesson } from '../rate-lesson/rate-lesson.tsx';
import { AskForVoices, ConsentsAnew } from '../voice-consent/voice-consent.tsx';

/** What comes a moment after the home page: what only some families are asked, and what a phone is told before a lesson. */
export const Later = ({
  hasBegun,
  hasLesson,
  club,
  zone,
}: {
  hasBegun: boolean;
  hasLesson: boolean;
  club: string | null;
  zone: string;
}) => (
  <>
    <ConsentsAnew />
    {club !== null && <AskedClub club={club} />}
    {hasBegun && (
      <>
        <RateLesson zone={zone} />
        <AskForVoices />
        <InviteCard />
      </>
    )}
    {hasLesson && <MobileHint canHide />}
  </>
);
