import { useEffect, useState } from 'react';

import { schoolNow } from '#api/school-clock.ts';

/** The school's time now in ms, told anew every so many seconds while somebody looks. */
export function useNow(everySeconds = 30): number {
  const [now, setNow] = useState(schoolNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(schoolNow()), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return now;
}
