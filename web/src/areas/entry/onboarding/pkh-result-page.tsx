import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useParams, useSearch } from '#kit/router/router.tsx';
import { ResultPlace } from './result-place.tsx';

const path = '/onboarding/pkh-test-result/$result/$pkhGeneralResult/$pkhReadingResult/$pkhMathResult/$pkhLogicResult';

/** The result of school readiness. Its address names no kid: the query may, else it is the one who was tested. */
export function Page() {
  const { result, pkhGeneralResult, pkhReadingResult, pkhMathResult, pkhLogicResult } = useParams({ from: path });
  const { kid } = useSearch({ from: path });
  const { data } = useQuery(queryOf('GET /onboarding'));
  const tested = data?.kids.find(({ tests }) => tests.some(({ test, state }) => test === 'pkh' && state === 'done'));
  const kidUid = kid ?? tested?.kidUid ?? data?.kids[0]?.kidUid;
  const numbers = [result, pkhGeneralResult, pkhReadingResult, pkhMathResult, pkhLogicResult];
  return kidUid === undefined ? null : <ResultPlace test="pkh" kidUid={kidUid} numbers={numbers} />;
}
