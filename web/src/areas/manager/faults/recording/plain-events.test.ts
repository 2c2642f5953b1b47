import { expect, test } from 'vitest';

import { leftOut, ownStyle, plainEvents } from './plain-events.ts';

const element = (tagName: string, attributes: object = {}, childNodes: object[] = [], more: object = {}) => ({
  type: 2,
  id: 1,
  tagName,
  attributes,
  childNodes,
  ...more,
});
const page = (...childNodes: object[]) => ({ type: 2, timestamp: 1000, data: { node: { type: 0, id: 0, childNodes }, initialOffset: {} } });
const changed = (data: object) => ({
  type: 3,
  timestamp: 2000,
  data: { source: 0, adds: [], attributes: [], removes: [], texts: [], ...data },
});

test('sheets and styles of elements are taken out of a page and kept for the screen', () => {
  const { events, sheets } = plainEvents([
    page(
      element('link', { _cssText: 'a{color:red}', rel: null }),
      element('style', {}, [{ type: 3, textContent: 'b{color:blue}' }]),
      element('p', { style: 'color: green', class: 'x' }),
    ),
    changed({
      adds: [{ parentId: 1, node: element('p', { style: 'width: 5%' }) }],
      attributes: [
        { id: 1, attributes: { style: 'height: 1px', title: '***' } },
        { id: 2, attributes: { style: { height: '2px' } } },
        { id: 3, attributes: { style: null, _cssText: 'c{}' } },
      ],
    }),
  ]);
  expect([...sheets.values()]).toEqual([['a{color:red}', 'b{color:blue}', 'c{}']]);
  const [shown, change] = events as unknown as [{ data: { node: { childNodes: object[] } } }, { data: object }];
  expect(shown.data.node.childNodes).toMatchObject([
    { tagName: 'template', attributes: {}, childNodes: [] },
    { tagName: 'template', attributes: {}, childNodes: [] },
    { tagName: 'p', attributes: { [ownStyle]: 'color: green', class: 'x' } },
  ]);
  expect(change.data).toMatchObject({
    adds: [{ node: { attributes: { [ownStyle]: 'width: 5%' } } }],
    attributes: [
      { attributes: { [ownStyle]: 'height: 1px', title: '***' } },
      { attributes: { style: { height: '2px' } } },
      { attributes: { style: null } },
    ],
  });
  expect(JSON.stringify(change)).not.toContain('_cssText');
});

test('whatever fetches, leads elsewhere or acts is not shown, whoever has sent it', () => {
  const bad = 'https://elsewhere.example/x';
  const { events } = plainEvents([
    page(
      element('img', { src: bad, srcset: bad, onerror: 'x()', alt: '***' }),
      element('a', { href: bad, ping: bad }),
      element('form', { action: bad }, [element('button', { formaction: bad, onclick: 'x()' })]),
      element('svg', { 'xlink:href': bad, rr_width: '20px', rr_height: '20px' }, [], { isSVG: true }),
      ...['iframe', 'IFRAME', 'object', 'embed', 'base', 'meta', 'script'].map((name) =>
        element(name, { src: bad, data: bad, content: bad, 'http-equiv': 'refresh' }, [element('b', { src: bad })]),
      ),
    ),
  ]);
  const text = JSON.stringify(events);
  for (const gone of [bad, 'x()', 'iframe', 'refresh', 'script']) expect(text.toLowerCase()).not.toContain(gone);
  expect(text).toContain(leftOut);
});

test.each([
  undefined,
  null,
  7,
  'x',
  {},
  [],
  [1, null, { type: 5, timestamp: 1, data: {} }, { type: 2 }, { type: 3, timestamp: 'x', data: {} }],
])('%j shows nothing', (recorded) => expect(plainEvents(recorded).events).toEqual([]));
