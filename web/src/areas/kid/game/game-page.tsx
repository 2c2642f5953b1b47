import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useParams } from '#kit/router/router.tsx';
import { changed, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import type { CourseGame } from '@school/contract/learning/shapes';
import { isCourse } from '../course-picture.ts';
import { NoSuchPlace } from '../no-such-place.tsx';
import { BigButton } from '../task-link.tsx';
import { loadKid, useKid } from '../use-kid.ts';
import { Collection } from './collection.tsx';

const playing = () => import('#widgets/player/playing.tsx');
const Playing = lazy(() => playing().then((file) => ({ default: file.Playing })));

export const load = loadKid;

/** The game of a course: what was collected, and rounds without end. */
export function Page() {
  const { kidUid, courseCode } = useParams({ from: '/kids/$kidUid/courses/$courseCode/game' });
  return isCourse(courseCode) ? <Game kidUid={kidUid} courseCode={courseCode} /> : <NoSuchPlace kidUid={kidUid} />;
}

function Game({ kidUid, courseCode }: { kidUid: string; courseCode: CourseGame['courseCode'] }) {
  const t = useTexts('kid');
  const { band } = useKid(kidUid);
  const [plays, setPlays] = useState(false);
  const { data: game, error } = useQuery(
    quietly(queryOf('GET /kids/:kidUid/courses/:courseCode/game', { params: { kidUid, courseCode } })),
  );
  if (error) return <NoSuchPlace kidUid={kidUid} text={t.courseNotStarted} />;
  if (!game) return <PageSkeleton />;
  if (!plays) {
    const play = () => {
      setPlays(true);
      scrollTo({ top: 0 });
    };
    return <Collection kidUid={kidUid} game={game} band={band} onPlay={play} onMayPlay={() => void playing()} />;
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Playing
        kidUid={kidUid}
        playbookUid={`${courseCode}-game`}
        game={courseCode}
        band={band}
        slide={undefined}
        onSlide={() => undefined}
        home={<PictureLink icon="house" label={t.home} to="/kids/$kidUid" params={{ kidUid }} />}
        after={
          <BigButton
            picture="puzzle-piece"
            onPress={() => {
              void changed('GET /kids/:kidUid/courses/:courseCode/game');
              setPlays(false);
            }}
          >
            {t.game.found}
          </BigButton>
        }
      />
    </Suspense>
  );
}
