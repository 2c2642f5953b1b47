import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';

import { api } from '#api/client.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { useWindowTitle } from '#kit/window-title.ts';
import type { Attempt } from '@school/contract/playbooks/attempts';
import type { Band } from './band.ts';
import { savedAttempt } from './saved-attempts.ts';
import { Player } from './player.tsx';
import { slidesOf } from './progress.ts';

const Closed = lazy(() => import('./closed.tsx').then((file) => ({ default: file.Closed })));

interface PlayingProps {
  kidUid: string;
  playbookUid: string;
  /** A virtual lesson: it is opened by the onboarding, not by the course. */
  virtual?: boolean;
  /** The course whose game it is: every round is a new one. */
  game?: Attempt['courseCode'] | undefined;
  /** The course whose practice of today it is. */
  practice?: Attempt['courseCode'];
  band: Band;
  slide: number | undefined;
  onSlide(slide: number): void;
  home: ReactNode;
  after: ReactNode;
}

/** Opens a playbook, or goes on with the attempt that was left, and plays it. */
export function Playing({ kidUid, playbookUid, virtual = false, game, practice, band, slide, onSlide, home, after }: PlayingProps) {
  const t = useTexts('player');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const [run, setRun] = useState(0);
  const { data, error } = useQuery<Attempt, SchoolRefusal>({
    queryKey: ['opened attempt', kidUid, playbookUid, run],
    queryFn: () =>
      (game
        ? api('POST /kids/:kidUid/courses/:courseCode/game/rounds', { params: { kidUid, courseCode: game }, body: {} }, { silent: true })
        : practice
          ? api('POST /kids/:kidUid/courses/:courseCode/practice', { params: { kidUid, courseCode: practice }, body: {} }, { silent: true })
          : api(
              virtual ? 'POST /onboarding/lessons/:kidUid/:playbookUid/attempts' : 'POST /kids/:kidUid/playbooks/:playbookUid/attempts',
              { params: { kidUid, playbookUid }, body: {} },
              { silent: true },
            )
      ).catch((cause: unknown) => {
        // Without a connection it goes on as it stood when it was seen last.
        const kept =
          cause instanceof SchoolRefusal && cause.lost && !game && !practice && run === 0 ? savedAttempt(kidUid, playbookUid) : undefined;
        if (kept) return kept;
        throw cause;
      }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: (failed, cause) => cause.lost && failed < 5,
  });
  useWindowTitle(data?.title[tongue]);
  if (error) return <Closed band={band} home={home} refusal={error} />;
  if (!data) return <output className="sr-only">{t.opening}</output>;
  // docs/rules/refusals.md#server-messages: beyond the last slide there is none. A slide in the address counts for the attempt it was opened with.
  if (run === 0 && slide !== undefined && !(slide >= 1 && slide <= slidesOf(data.items).length)) return <Closed band={band} home={home} />;
  return (
    <Player
      key={data.attemptUid}
      attempt={data}
      {...{ band, onSlide, home, after }}
      slide={run === 0 ? slide : undefined}
      onAgain={() => setRun(run + 1)}
    />
  );
}
