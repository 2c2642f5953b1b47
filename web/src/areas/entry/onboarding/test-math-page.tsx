import { useParams } from '#kit/router/router.tsx';
import { TestPlace } from './test-place.tsx';

/** `/onboarding/test-math/{kidUid}/{playbookIdx}`: the maths diagnostics of a band. */
export function Page() {
  const { kidUid, playbookIdx } = useParams({ from: '/onboarding/test-math/$kidUid/$playbookIdx' });
  const at = /^[0-3]$/.test(playbookIdx) ? Number(playbookIdx) : undefined;
  return <TestPlace kidUid={kidUid} test="math" playbookIdx={at} />;
}
