import type { User } from '@school/contract/families/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { LoneLink } from '#kit/link-button.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import { Objection } from '../schedule/objection.tsx';

/** "This was not how it was": an objection while there is time for one, later a letter to the school about this lesson. */
export function Otherwise({ eventId, user }: { eventId: string; user: User }) {
  const t = useTexts('parentLesson').after;
  const words = useLessonWords();
  const { data: event } = useQuery(quietly(queryOf('GET /events/:eventId', { params: { eventId } })));
  if (!event) return null;
  if (event.objection || event.may.object.allowed) return <Objection event={event} zone={user.timezone} />;
  const names = user.kids.filter(({ kidUid }) => event.kids.includes(kidUid)).map(({ firstName }) => firstName);
  return (
    <p>
      {t.otherwise}{' '}
      <LoneLink to="/chat" search={{ text: words.helpCase('howItWent', event, names, user.timezone) }}>
        {t.toSchool}
      </LoneLink>
    </p>
  );
}
