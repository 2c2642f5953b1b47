const two = (n: number) => String(n).padStart(2, '0');

/** «04:12:30», less than an hour «12:30»; from a day on «6 дней 22 ч», since nobody waits for seconds then. `left` in ms. */
export function timeLeft(left: number, inDays: (days: number) => string, inHours: (hours: number) => string): string {
  const seconds = Math.ceil(left / 1000);
  const [days, rest] = [Math.floor(seconds / 86_400), seconds % 86_400];
  const short = `${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}`;
  const long = `${two(Math.floor(rest / 3600))}:${short}`;
  const hours = Math.floor(rest / 3600);
  if (days > 0) return hours > 0 ? `${inDays(days)} ${inHours(hours)}` : inDays(days);
  return rest < 3600 ? short.replace(/^0/, '') : long;
}
