import type { KidCourse } from '@school/contract/learning/shapes';
import { lazy } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { Playing } from '#widgets/player/playing.tsx';
import { useKid } from '../use-kid.ts';

const NextStep = lazy(() => import('./next-step.tsx').then((file) => ({ default: file.NextStep })));

interface KidPlayerProps {
  kidUid: string;
  courseCode: KidCourse['courseCode'];
  playbookUid: string;
  slide: number | undefined;
  onSlide(slide: number): void;
}

/** A playbook in the kid area, played by the kid itself: the guard leads everybody else to the switcher. */
export function KidPlayer({ kidUid, courseCode, playbookUid, slide, onSlide }: KidPlayerProps) {
  const t = useTexts('kid');
  const { band } = useKid(kidUid);
  return (
    <Playing
      key={playbookUid}
      {...{ kidUid, playbookUid, band, slide, onSlide }}
      home={<PictureLink icon="house" label={t.home} to="/kids/$kidUid" params={{ kidUid }} />}
      after={<NextStep kidUid={kidUid} courseCode={courseCode} playbookUid={playbookUid} />}
    />
  );
}
