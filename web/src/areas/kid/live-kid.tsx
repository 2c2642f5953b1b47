import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { changed, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { deliverSavedAnswers } from '#widgets/player/deliver-saved-answers.ts';
import { dress } from '#widgets/world/chip-wardrobe.tsx';
import { useRewards } from './use-rewards.ts';

/** Keeps what a kid sees fresh: a lesson was held, homework opened, another device did it. Shows nothing. */
export function LiveKid({ kidUid }: { kidUid: string }) {
  useTopic(`kids/${kidUid}`);
  // Answers given without a connection go out from any page of the kid.
  useEffect(() => {
    const send = () => void deliverSavedAnswers(kidUid).catch(() => undefined);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [kidUid]);
  const { data: rewards } = useRewards(kidUid);
  const look = rewards?.chip;
  useEffect(() => {
    if (look) dress(look);
  }, [look]);
  const { data: kid } = useQuery(queryOf('GET /kids/:kidUid', { params: { kidUid } }));
  const progress = kid && JSON.stringify(kid.coursesProgress);
  const known = useRef(progress);
  useEffect(() => {
    if (progress === undefined || known.current === progress) return;
    const first = known.current === undefined;
    known.current = progress;
    if (!first)
      void changed(
        'GET /kids/:kidUid/courses',
        'GET /kids/:kidUid/rewards',
        'GET /kids/:kidUid/stickers',
        'GET /kids/:kidUid/badges',
        'GET /kids/:kidUid/bridges',
        'GET /kids/:kidUid/courses/:courseCode',
        'GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode',
      );
  }, [progress]);
  return null;
}
