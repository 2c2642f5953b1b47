/** When the first page stands and a moment has passed: for what nobody waits for. Later pages do not wait again. */

/** Milliseconds between the first page and what comes after it; and the longest wait for an idle moment then. */
const moment = 800;
const longest = 2_000;

let isQuiet = false;
let stands: () => void = () => undefined;
const quiet = new Promise<void>((resolve) => {
  stands = resolve;
})
  .then(() => new Promise<void>((resolve) => void setTimeout(resolve, moment)))
  .then(() => new Promise<void>(idle))
  .then(() => void (isQuiet = true));

function idle(resolve: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: longest });
  else resolve();
}

/** Said once, by whoever draws the first page. */
export const firstPageStands = (): void => stands();

/** Resolves when the first page has been seen and the browser has nothing more urgent; at once from then on. */
export const whenQuiet = (): Promise<void> => quiet;

/** Whether that has been. */
export const isQuietNow = (): boolean => isQuiet;
