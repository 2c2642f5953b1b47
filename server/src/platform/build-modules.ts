import type { Call } from '@school/contract/call';

import type { Eraser } from './erasure.ts';
import type { Exporter } from './export-part.ts';
import type { ServeOptions } from './http.ts';
import { buildModule, type CamelCase, type Nothing, type PersonalData, type Platform, serveModule, type Watch } from './module.ts';

/** Any module, whatever it needs: an entry of the list. */
export interface AnyModule {
  name: string;
  needs: readonly string[];
  asks?: readonly string[];
  create(given: never): unknown;
  fills?: Readonly<Record<string, (door: never) => unknown>>;
  calls: Readonly<Record<string, Call>>;
  erase: ((given: never, door: never) => Eraser) | Nothing;
  export: ((given: never, door: never) => Exporter) | Nothing;
}

/** The doors of modules, each under the name of its module in camelCase. */
export type DoorsOf<Modules extends readonly AnyModule[]> = {
  [Module in Modules[number] as CamelCase<Module['name']>]: Awaited<ReturnType<Module['create']>>;
};

/** How the door of a module is called: `calendarFeed` of `calendar-feed`. */
const doorName = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Builds modules from the ground up: each gets the platform, the doors that it needs, and its ports, which answer as soon as
 * whoever fills them is built. Listeners hear, and jobs run, in the order of the list.
 */
export async function buildModules<const Modules extends readonly AnyModule[]>(modules: Modules, platform: Omit<Platform, 'personalData'>) {
  type Answer = (...asked: unknown[]) => unknown;
  const answers = new Map<string, Answer>();
  const personalData: PersonalData = {
    // From the top down: whoever stands above finds what is its own by names, lessons and accounts that are below.
    erasers: () =>
      modules.toReversed().flatMap((module) => (typeof module.erase === 'function' ? [module.erase(given as never, doorOf(module))] : [])),
    // From the ground up, as people read it: who they are, what they have, what they did.
    exporters: () =>
      modules.flatMap((module) => (typeof module.export === 'function' ? [module.export(given as never, doorOf(module))] : [])),
  };
  const given: Record<string, unknown> = { ...platform, personalData };
  const ask =
    (port: string): Answer =>
    (...asked) => {
      const answer = answers.get(port);
      if (!answer) throw new Error(`${port} was asked before the school was built`);
      return answer(...asked);
    };
  const asks = new Set(modules.flatMap((module) => module.asks ?? []));
  for (const port of asks) given[port] = ask(port);

  const doors: Record<string, unknown> = {};
  for (const module of modules) {
    const missing = module.needs.find((need) => !(need in doors));
    if (missing) throw new Error(`${module.name} needs ${missing}, which stands behind it in the list`);
    const door = await buildModule(module as never, given as never);
    const name = doorName(module.name);
    if (name in given) throw new Error(`${name} is there twice`);
    given[name] = doors[name] = door;
    for (const [port, fill] of Object.entries(module.fills ?? {})) answers.set(port, fill(door as never) as Answer);
  }
  for (const port of asks) if (!answers.has(port)) throw new Error(`Nobody answers ${port}`);

  const doorOf = ({ name }: AnyModule) => doors[doorName(name)] as never;
  return {
    doors: doors as DoorsOf<Modules>,
    /** Opens the ways in of all of them. */
    async serve(options: ServeOptions & Watch): Promise<void> {
      for (const module of modules) await serveModule(module as never, doorOf(module), given as never, options);
    },
  };
}
