import type { Log } from './log.ts';

/** How long (ms) running answers and tasks may take to end (docs/design/operations.md#shutdown: drain 25 s at most). */
const drain = 25_000;

/**
 * Stops in order when the system (SIGTERM) or a person (Ctrl-C) asks: the steps one after another, each in turn
 * though one before it failed. A second signal, or 25 seconds, end it at once; the database's watchdog does the rest.
 */
export function stopOnSignals({
  steps,
  log,
  exit = process.exit,
}: {
  steps: Array<() => Promise<void> | void>;
  log: Log;
  exit?: (status: number) => void;
}) {
  let stopping = false;
  const stop = async (status: number): Promise<void> => {
    if (stopping) return exit(1);
    stopping = true;
    setTimeout(() => {
      log.error('not everything ended in 25 seconds; leaving now');
      exit(1);
    }, drain).unref();
    let worst = status;
    for (const step of steps) {
      try {
        await step();
      } catch (fault) {
        worst = 1;
        log.error({ err: fault }, 'a step of stopping failed');
      }
    }
    exit(worst);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  process.on('SIGHUP', () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (fault: unknown) => {
      log.fatal({ err: fault }, 'a fault nobody caught: the school stops');
      void stop(1);
    });
  }
  return { stop, isStopping: () => stopping };
}
