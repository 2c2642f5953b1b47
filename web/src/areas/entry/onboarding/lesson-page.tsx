import { useKidOnboarding } from './use-kid-onboarding.ts';
import { useParams } from '#kit/router/router.tsx';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { bandOfAge } from '#widgets/player/band.ts';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { Playing } from '#widgets/player/playing.tsx';

const path = '/onboarding/lesson/$kidUid/$playbookUid';

/** A virtual lesson, played by the parent with the child. */
export function Page() {
  const { kidUid, playbookUid } = useParams({ from: path });
  const t = useTexts('onboarding');
  const kid = useKidOnboarding(kidUid);
  if (kid === undefined) return <PageSkeleton />;
  return (
    <Playing
      key={playbookUid}
      kidUid={kidUid}
      playbookUid={playbookUid}
      virtual
      band={bandOfAge(kid?.age ?? 7)}
      slide={undefined}
      onSlide={() => undefined}
      home={<PictureLink icon="house" label={t.leave} to="/onboarding" />}
      after={
        <LinkButton to="/onboarding" kind="primary" size="large">
          {t.lessonDone}
        </LinkButton>
      }
    />
  );
}
