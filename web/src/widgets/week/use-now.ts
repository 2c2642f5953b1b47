import { useEffect, useState } from 'react';

import { schoolNow } from '#api/school-clock.ts';

/**
 * The school's time now in ms, told anew every so many seconds while somebody looks, and at once when somebody looks
 * again. The device's own clock and zone have no say in it.
 */
export function useNow(everySeconds = 30): number {
  const [now, setNow] = useState(schoolNow);
  useEffect(() => {
    const tell = () => setNow(schoolNow());
    const timer = setInterval(tell, everySeconds * 1000);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [everySeconds]);
  return now;
}
