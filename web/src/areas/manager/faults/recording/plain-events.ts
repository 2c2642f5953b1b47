import type { Replayer } from '@sentry/rrweb';

/**
 * A recording as it may be shown under the content policy of the app, which knows no styles but those of files: sheets
 * are taken out of it (they go to the screen as constructed ones), and so are styles of elements (they are set one by
 * one, as scripts do). Whoever likes can send a recording to the school, so nothing that fetches, leads
 * elsewhere or acts is left in it either.
 */

type RecordedEvent = Exclude<ConstructorParameters<typeof Replayer>[0][number], string>;

export interface PlainRecording {
  events: RecordedEvent[];
  /** The style sheets of each event that shows a whole page. */
  sheets: ReadonlyMap<RecordedEvent, readonly string[]>;
}

/** Where an element keeps its own style until it is set. */
export const ownStyle = 'data-recorded-style';
/** Elements whose picture, sound or content was left out when they were recorded. */
export const leftOut = 'data-left-out';

const wholePage = 2;
const change = 3;
const changeOfElements = 0;
/** Begin and end of loading, pages, changes of them, addresses. What Sentry tells beside them is no picture, and not in the same time. */
const shownTypes = [0, 1, wholePage, change, 4];
/** Instead of these stands an element that shows nothing. */
const neverShown = ['link', 'style', 'script', 'noscript', 'iframe', 'frame', 'object', 'embed', 'base', 'meta', 'portal', 'fencedframe'];
const neverKept = /^(?:on|xmlns)|^(?:src|srcset|srcdoc|href|xlink:href|action|formaction|poster|background|ping|data|http-equiv)$/i;

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Reads what a file of the school holds; the same objects are made plain in place, since a recording may be large. */
export function plainEvents(recorded: unknown): PlainRecording {
  const events = listOf(recorded).filter(isShown);
  const sheets = new Map<RecordedEvent, string[]>();
  let latest: string[] = [];
  for (const event of events) {
    const { type, data } = event as unknown as { type: number; data: Loose };
    if (type === wholePage) {
      sheets.set(event, (latest = []));
      makePlain(data['node'], latest);
    } else if (type === change && data['source'] === changeOfElements) {
      // A sheet that came later is there from the beginning: it speaks of nothing that is not there yet.
      for (const { node } of listOf(data['adds'])) makePlain(node, latest);
      for (const changed of listOf(data['attributes'])) changed['attributes'] = plainAttributes(changed['attributes'], latest);
    }
  }
  return { events, sheets };
}

const isShown = (event: unknown): event is RecordedEvent => {
  const { type, timestamp, data } = event as Loose;
  return typeof type === 'number' && shownTypes.includes(type) && typeof timestamp === 'number' && isObject(data);
};

function makePlain(node: unknown, sheets: string[]): void {
  if (!isObject(node)) return;
  const name = typeof node['tagName'] === 'string' ? node['tagName'].toLowerCase() : undefined;
  const children = listOf(node['childNodes']);
  if (name !== undefined) {
    const attributes = plainAttributes(node['attributes'], sheets);
    // Of what was left out only the size is known.
    node['attributes'] = 'rr_width' in attributes ? { ...attributes, [leftOut]: '' } : attributes;
    if (neverShown.includes(name)) {
      if (name === 'style') keep(children.map(({ textContent }) => textContent).join(''), sheets);
      Object.assign(node, { tagName: 'template', attributes: {}, childNodes: [] });
      return;
    }
  }
  for (const child of children) makePlain(child, sheets);
}

function plainAttributes(given: unknown, sheets: string[]): Loose {
  const plain: Loose = {};
  for (const [name, value] of Object.entries(isObject(given) ? given : {})) {
    if (name === '_cssText') keep(value, sheets);
    else if (name === 'style' && typeof value === 'string') plain[ownStyle] = value;
    else if (!neverKept.test(name)) plain[name] = value;
  }
  return plain;
}

function keep(sheet: unknown, sheets: string[]): void {
  if (typeof sheet === 'string' && sheet !== '' && !sheets.includes(sheet)) sheets.push(sheet);
}
