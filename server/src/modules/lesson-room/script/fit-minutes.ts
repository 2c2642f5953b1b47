/** Minutes of the steps, made to fit another length: each as much longer or shorter as the whole, and none shorter than a minute. */
export function fitMinutes(minutes: readonly number[], total: number): number[] {
  const sum = minutes.reduce((all, one) => all + one, 0);
  const exact = minutes.map((one) => (one * total) / sum);
  const fitted = exact.map((one) => Math.max(1, Math.floor(one)));
  // What is left goes where most was cut off, and what is too much is taken from the longest.
  for (let left = total - fitted.reduce((all, one) => all + one, 0); left !== 0; left -= Math.sign(left)) {
    const worth = (at: number) => (left > 0 ? (exact[at] ?? 0) - (fitted[at] ?? 0) : (fitted[at] ?? 0));
    const [at = 0] = fitted.map((_, place) => place).sort((one, other) => worth(other) - worth(one));
    fitted[at] = (fitted[at] ?? 0) + Math.sign(left);
  }
  return fitted;
}
