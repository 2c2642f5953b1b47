export interface Params {
  [name: string]: string | Params | Array<string | Params> | undefined;
}

/** Reads a form as Stripe writes it: `line_items[0][price_data][currency]=eur`. Lists are told by their numbers. */
export function formOf(text: string): Params {
  const root: Params = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.replaceAll(']', '').split('[');
    let place = root;
    names.forEach((name, at) => {
      if (at === names.length - 1) place[name === '' ? String(Object.keys(place).length) : name] = value;
      else place = (place[name] ??= {}) as Params;
    });
  }
  return withLists(root) as Params;
}

function withLists(thing: Params[string]): Params[string] {
  if (typeof thing !== 'object' || Array.isArray(thing)) return thing;
  const entries = Object.entries(thing).map(([name, value]) => [name, withLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, value]) => value as string | Params) : Object.fromEntries(entries);
}
