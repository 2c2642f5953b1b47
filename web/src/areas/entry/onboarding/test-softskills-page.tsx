import { useParams } from '#kit/router/router.tsx';
import { TestPlace } from './test-place.tsx';

/** `/onboarding/test-softskills/{kidUid}`. */
export function Page() {
  const { kidUid } = useParams({ from: '/onboarding/test-softskills/$kidUid' });
  return <TestPlace kidUid={kidUid} test="softskills" />;
}
