/** Answers that were asked for before the app was here (`public/first.js`), by their address. */
const asked = (globalThis as { early?: Record<string, Promise<Response | undefined>> }).early ?? {};

/** An answer from the start of the page is that old at most, in milliseconds since then; later it is asked anew. */
const freshFor = 10_000;

/** The answer to a reading call that is on its way already, once; undefined where there is none, or it was lost. */
export async function takeEarly(address: string): Promise<Response | undefined> {
  const answer = performance.now() < freshFor ? asked[address] : undefined;
  delete asked[address];
  return answer;
}

/** Somebody else is here now: what was asked for the one before is nobody's. */
export function forgetEarly(): void {
  for (const address of Object.keys(asked)) delete asked[address];
}
