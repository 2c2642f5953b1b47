/** What a message would give away, so that lessons and payments go past the school. */
export type Contact = 'phone' | 'link' | 'email' | 'messenger';

/**
 * Contacts that a text shares, or undefined: a phone number (also spelled out, with spaces, dots, emoji or letters for
 * noughts), a link to another place, an e-mail, a messenger's name. Dates, times, and numbers of a task that follow
 * each other evenly are none. `ownHost` is the school's own address, which may be shared.
 */
export function contactsIn(text: string, ownHost: string): Contact | undefined {
  const plain = flat(text).replaceAll(ownLinks(ownHost), ' ');
  if (isEmail(plain)) return 'email';
  if (messengers.test(plain) || handle.test(plain)) return 'messenger';
  if (links.some((link) => link.test(plain))) return 'link';
  return hasPhone(plain) ? 'phone' : undefined;
}

/** Does a number stand at the very end, as if it went on in the next message? */
export const endsInDigits = (text: string): boolean => /\d\P{L}*$/u.test(spelledAsDigits(flat(text)));

/** Small letters, one way to write each sign, nothing that cannot be seen. */
const flat = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\u{FE0F}\u{20E3}\u{200B}-\u{200F}\u{2060}\u{202A}-\u{202E}\u{00AD}\u{FEFF}]/gu, '');

const ownLinks = (host: string) => new RegExp(`(?:https?://)?${host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.-])\\S*`, 'g');

const mail = '(?:gmail|mail|yandex|ya|inbox|list|bk|tut|icloud|outlook|hotmail|rambler|proton|майл|мейл|гмейл|джимейл|яндекс|рамблер)';
const emails = [
  /[\w.+-]+\s?@\s?[\p{L}\d-]+\s?\.\s?\p{L}{2,}/u,
  new RegExp(`(?:@|\\(at\\)|\\[at\\]|собака|собачка)\\s*${mail}(?!\\p{L})`, 'u'),
];
const isEmail = (text: string): boolean => emails.some((email) => email.test(text));

const handle = /(?<![\p{L}\d.@])@[a-z]\w{3,}/u;
const messengers = new RegExp(
  `(?<!\\p{L})(?:${[
    'telegram\\w*',
    'телеграм\\p{L}*',
    'tg',
    'тг',
    'what[\\u0027’]?s\\s?app',
    'ват[сц]\\s?ап\\p{L}*',
    'во[тц]с?\\s?ап\\p{L}*',
    'вацап\\p{L}*',
    'viber',
    'вайбер\\p{L}*',
    'skype',
    'скайп\\p{L}*',
    'instagram',
    'инстаграм\\p{L}*',
    'инст[аеуы]',
    'vk',
    'вк',
    'вконтакте',
    'facebook',
    'фейсбук\\p{L}*',
    'discord',
    'дискорд\\p{L}*',
    'wechat',
  ].join('|')})(?!\\p{L})`,
  'u',
);

const endings = 'com|ru|by|net|org|io|info|su|ua|kz|pl|de|uk|eu|us|app|dev|online|site|club|xyz|pro|biz|ly|gg|link|page|shop|рф|бел';
const links = [
  /https?:\/\//,
  /(?<!\p{L})www\./u,
  /(?<!\p{L})(?:t|wa|vk|m)\.me(?!\p{L})/u,
  new RegExp(`[\\p{L}\\d-]{2,}\\.(?:${endings})(?![\\p{L}\\d])`, 'u'),
  /[\p{L}\d-]{2,}\s?(?:\(?точка\)?|\(dot\)|\[dot\]|\sdot\s)\s?(?:com|ru|by|net|org|me|ком|ру|бай|бел|рф|нет|орг)(?!\p{L})/u,
];

/** Digits of a number that somebody could ring: the shortest is a mobile one without its country. */
const shortestPhone = 9;

function hasPhone(text: string): boolean {
  const digits = spelledAsDigits(text).replace(dates, ' ; ').replace(times, ' ; ');
  if (/(?<!\d)\d{3}[\s.-]?\d{2}[\s.-]\d{2}(?!\d)/.test(digits) || /\+\s?\d(?:[\s().-]*\d){6,}/.test(digits)) return true;
  const runs = digits.match(/\d+(?:[\s()./_*|~+\-–—]+\d+)*/g) ?? [];
  if (runs.some(isPhone)) return true;
  // With commas it may well be a list of tasks: only what begins as numbers of ours do is a phone.
  return (digits.match(/\d+(?:[\s,;]+\d+)+/g) ?? []).some((run) => isPhone(run) && /^(?:375|80|[78]9)/.test(run.replace(/\D/g, '')));
}

/** The first eight figures of a card are no phone, and neither are "5 10 15 20 25" or a billion. */
function isPhone(run: string): boolean {
  const numbers = run.match(/\d+/g) ?? [];
  const together = numbers.join('');
  return together.length >= shortestPhone && !isEven(numbers.map(Number)) && !/0{6}$/.test(together);
}

/** Numbers that go up or down by the same step. */
function isEven(numbers: readonly number[]): boolean {
  const [first, second] = numbers;
  if (first === undefined || second === undefined || numbers.length < 4) return false;
  return numbers.every((number, at) => number === first + at * (second - first));
}

const dates = /(?<![\d.-])(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])(?:[./-](?:20)?\d{2})?(?![\d.-])/g;
const times = /(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g;

const words: Record<string, string> = {
  ноль: '0',
  нуль: '0',
  один: '1',
  одна: '1',
  два: '2',
  две: '2',
  три: '3',
  четыре: '4',
  пять: '5',
  шесть: '6',
  семь: '7',
  восемь: '8',
  девять: '9',
  десять: '10',
  одиннадцать: '11',
  двенадцать: '12',
  тринадцать: '13',
  четырнадцать: '14',
  пятнадцать: '15',
  шестнадцать: '16',
  семнадцать: '17',
  восемнадцать: '18',
  девятнадцать: '19',
  двадцать: '20',
  тридцать: '30',
  сорок: '40',
  пятьдесят: '50',
  шестьдесят: '60',
  семьдесят: '70',
  восемьдесят: '80',
  девяносто: '90',
  сто: '100',
  двести: '200',
  триста: '300',
  четыреста: '400',
  пятьсот: '500',
  шестьсот: '600',
  семьсот: '700',
  восемьсот: '800',
  девятьсот: '900',
  плюс: '+',
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  plus: '+',
};
const spelled = new RegExp(`(?<!\\p{L})(?:${Object.keys(words).join('|')})(?!\\p{L})`, 'gu');

/** Numbers in words become figures: «двадцать девять» is 29; letters that stand for a nought between figures, 0. */
function spelledAsDigits(text: string): string {
  return text
    .replace(/(?<=\d[\s-]?)[oо](?=[\s-]?\d)/gu, '0')
    .replace(spelled, (word) => words[word] ?? word)
    .replace(/(?<!\d)([1-9]00)[\s-]([1-9]0|1[1-9]|[1-9])(?!\d)/g, (_, hundred: string, rest: string) =>
      String(Number(hundred) + Number(rest)),
    )
    .replace(/(?<!\d)(\d?)([2-9])0[\s-]([1-9])(?!\d)/g, '$1$2$3');
}
