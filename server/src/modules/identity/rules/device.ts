const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

const first = (names: ReadonlyArray<readonly [string, RegExp]>, text: string) => names.find(([, sign]) => sign.test(text))?.[0];

/** What a person knows a device by, from its user agent: «Chrome, Android». An unknown one is an empty text. */
export function deviceOf(userAgent: string): string {
  return [first(browsers, userAgent), first(systems, userAgent)].filter((part) => part !== undefined).join(', ');
}
