const browsers: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/OPR\//, 'Opera'],
  [/Edg\w*\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const found = (all: typeof browsers, agent: string): string | undefined => all.find(([sign]) => sign.test(agent))?.[1];

/** How a device calls itself among others of the family: «Chrome, Android». Names of products are the same in every language. */
export const deviceName = (agent: string): string =>
  [found(browsers, agent), found(systems, agent)].filter((name) => name !== undefined).join(', ') || 'Web';
