import { useParams } from '#kit/router/router.tsx';
import { ResultPlace } from './result-place.tsx';

/** `/onboarding/softskills-test-result/{result}/{kidUid}`: what is stored, whatever the address says. */
export function Page() {
  const { kidUid } = useParams({ from: '/onboarding/softskills-test-result/$result/$kidUid' });
  return <ResultPlace test="softskills" kidUid={kidUid} />;
}
