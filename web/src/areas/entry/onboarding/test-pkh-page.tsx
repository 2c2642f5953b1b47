import { useParams } from '#kit/router/router.tsx';
import { TestPlace } from './test-place.tsx';

/** `/onboarding/test-pkh/{kidUid}`: school readiness. */
export function Page() {
  const { kidUid } = useParams({ from: '/onboarding/test-pkh/$kidUid' });
  return <TestPlace kidUid={kidUid} test="pkh" />;
}
