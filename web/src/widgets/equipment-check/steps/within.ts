/** What a promise gives, or undefined when it takes too long; fails when the check is left meanwhile. */
export async function within<T>(ms: number, promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  signal.throwIfAborted();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;
  const over = new Promise<undefined>((resolve, reject) => {
    timer = setTimeout(() => resolve(undefined), ms);
    leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
    if (leave) signal.removeEventListener('abort', leave);
  }
}

/** Waits so many milliseconds. */
export const pause = async (ms: number, signal: AbortSignal): Promise<void> => void (await within(ms, new Promise<void>(() => {}), signal));
