import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { useRefusals } from '#i18n/refusal-text.ts';
import { Avatar } from '#kit/avatar.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import type { Place } from '../use-place.ts';
import { SingleLesson } from './single-lesson.tsx';
import { Paying } from '../../adult-may.tsx';

/** Processes to which a single lesson can be added: courses that are neither given up nor over. */
const over: readonly string[] = ['canceled', 'finished'];

/** Adding one lesson: for which child and course, with whom and when, and what it costs. */
export function SingleLessonSheet({ place, onClose }: { place: Place; onClose(): void }) {
  const t = useTexts('lessonChange');
  const words = useLessonWords();
  const { user, kid, kidsOf } = place;
  const courses = user.processes.filter(
    (it) => it.type === 'learning' && !over.includes(it.state) && (!kid || it.kids.includes(kid.kidUid)),
  );
  const [chosen, setChosen] = useState(courses[0]?.processId);
  const process = courses.find(({ processId }) => processId === chosen);
  if (!process) {
    return (
      <Sheet title={t.add} onClose={onClose}>
        <EmptyState
          title={t.noCourses}
          action={
            <LinkButton to="/intro-appointment" kind="primary">
              {t.bookTrial}
            </LinkButton>
          }
        >
          {t.noCoursesAbout}
        </EmptyState>
      </Sheet>
    );
  }
  const choice = courses.length > 1 && (
    <RadioChips
      label={t.course}
      name="course"
      required
      chips={courses.map((it) => {
        const [first] = kidsOf(it.kids);
        return {
          value: it.processId,
          label: first?.firstName ?? '',
          note: words.subject(it),
          picture: first && <Avatar name={first.firstName} picture={first.avatar} animal={first.kidUid} size={36} />,
        };
      })}
      value={process.processId}
      onChange={setChosen}
    />
  );
  return <Offered key={process.processId} place={place} process={process} choice={choice} onClose={onClose} />;
}

interface OfferedProps {
  place: Place;
  process: Place['user']['processes'][number];
  choice: ReactNode;
  onClose(): void;
}

function Offered({ place, process, choice, onClose }: OfferedProps) {
  const t = useTexts('lessonChange');
  const say = useRefusals();
  const { processId } = process;
  const { data: offer } = useQuery({ ...queryOf('GET /single-lesson/:processId/slots', { params: { processId } }), staleTime: 0 });
  if (offer?.may.allowed) return <SingleLesson place={place} process={process} offer={offer} choice={choice} onClose={onClose} />;
  return (
    <Sheet title={t.add} width="wide" onClose={onClose}>
      {choice}
      {offer && !offer.may.allowed ? (
        offer.may.why === 'ledger.not_enough_units' ? (
          <EmptyState
            title={t.notEnough}
            action={
              <Paying>
                <LinkButton to="/payment/products" kind="primary">
                  {t.pay}
                </LinkButton>
              </Paying>
            }
          >
            {t.notEnoughAbout}
          </EmptyState>
        ) : (
          <EmptyState title={say(offer.may.why, offer.may.facts)} action={<LinkButton to="/chat">{t.writeToUs}</LinkButton>} />
        )
      ) : (
        <Skeleton className="h-72" />
      )}
    </Sheet>
  );
}
