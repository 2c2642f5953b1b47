import { useParams } from '#kit/router/router.tsx';
import { ResultPlace } from './result-place.tsx';

/** `/onboarding/math-test-result/{type}/{result}/{kidUid}`: what is stored, whatever numbers the address has. */
export function Page() {
  const { kidUid } = useParams({ from: '/onboarding/math-test-result/$type/$result/$kidUid' });
  return <ResultPlace test="math" kidUid={kidUid} />;
}
