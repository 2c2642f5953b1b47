const two = (n: number) => String(n).padStart(2, '0');

/** «04:12:30», with whole days before it in words. `left` in ms. */
export function timeLeft(left: number, inDays: (days: number) => string): string {
  const seconds = Math.ceil(left / 1000);
  const [days, rest] = [Math.floor(seconds / 86_400), seconds % 86_400];
  const clock = `${two(Math.floor(rest / 3600))}:${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}`;
  return days > 0 ? `${inDays(days)} ${clock}` : clock;
}
