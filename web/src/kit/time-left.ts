const two = (n: number) => String(n).padStart(2, '0');

/** «04:12:30», with whole days before it in words; less than an hour «12:30». `left` in ms. */
export function timeLeft(left: number, inDays: (days: number) => string): string {
  const seconds = Math.ceil(left / 1000);
  const [days, rest] = [Math.floor(seconds / 86_400), seconds % 86_400];
  const short = `${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}`;
  const long = `${two(Math.floor(rest / 3600))}:${short}`;
  if (days > 0) return `${inDays(days)} ${long}`;
  return rest < 3600 ? short.replace(/^0/, '') : long;
}
