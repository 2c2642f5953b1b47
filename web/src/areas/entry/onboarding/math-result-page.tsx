import { useParams } from '#kit/router/router.tsx';
import { ResultPlace } from './result-place.tsx';

/** `/onboarding/math-test-result/{type}/{result}/{kidUid}`: the stored result, if it has these numbers. */
export function Page() {
  const { type, result, kidUid } = useParams({ from: '/onboarding/math-test-result/$type/$result/$kidUid' });
  return <ResultPlace test="math" kidUid={kidUid} numbers={[type, result]} />;
}
