import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Asked by `SIGUSR2`, this process prints how many bytes live on its heap, once all else is swept out. */
export function tellsItsHeap(): void {
  process.on('SIGUSR2', () => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    process.stdout.write(`${process.memoryUsage().heapUsed}\n`);
  });
}
