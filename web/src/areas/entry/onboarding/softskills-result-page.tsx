import { useParams } from '#kit/router/router.tsx';
import { ResultPlace } from './result-place.tsx';

/** `/onboarding/softskills-test-result/{result}/{kidUid}`: the stored result, if it is of this type. */
export function Page() {
  const { result, kidUid } = useParams({ from: '/onboarding/softskills-test-result/$result/$kidUid' });
  return <ResultPlace test="softskills" kidUid={kidUid} numbers={[result]} />;
}
