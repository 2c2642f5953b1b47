import { everyClub } from '@school/contract/catalogue/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** The club that was asked for in the application: whether a place waits, and the way there, while the request stands. */
export function AskedClub({ club }: { club: string }) {
  const t = useTexts('homeSteps').askedClub;
  const names = useTexts('names');
  const { data: mine } = useQuery(quietly(queryOf('GET /groups/mine')));
  const courseCode = everyClub.find((code) => code === club);
  const request = mine?.waiting.find((it) => it.courseCode === courseCode);
  if (!courseCode || !request) return null;
  return (
    <Card title={t.title(names.courses[courseCode])} className="flex flex-col gap-3">
      <p className="text-mute">{request.offer ? t.offered : t.waits(request.place)}</p>
      <LinkButton to="/groups" search={{ kid: request.kidUid, club: courseCode }} className="self-start">
        {request.offer ? t.answer : t.see}
      </LinkButton>
    </Card>
  );
}
