import { queryClient, queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { bandOfBirth } from '#widgets/player/band.ts';
import { loadKid } from '../use-kid.ts';
import { rewardsQuery } from '../use-rewards.ts';
import { fetchDrawing } from './drawings.ts';

/** Asks for what a page with a way needs, and fetches the drawing for the age of its child beside the data. */
export const loadWorld = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  void queryClient.prefetchQuery(rewardsQuery(params['kidUid'] ?? ''));
  void queryClient
    .fetchQuery(queryOf('GET /kids/:kidUid', { params: { kidUid: params['kidUid'] ?? '' } }))
    .then((kid) => fetchDrawing(bandOfBirth(kid.dob, schoolNow())))
    // The page asks again, and says what is wrong.
    .catch(() => undefined);
};
