/**
 * Lets at most `permits` pieces of work run at once; the others wait in line. Keeps a storm of returning clients from
 * taking every database connection.
 */
export function createSemaphore(permits: number) {
  const line: Array<() => void> = [];
  let running = 0;

  return async function withPermit<T>(work: () => Promise<T>): Promise<T> {
    if (running >= permits) await new Promise<void>((go) => void line.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
