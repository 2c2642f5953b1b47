import type { TopicPattern } from '@school/contract/realtime/topics';

import type { TopicProvider } from './topic-provider.ts';

/** A topic that somebody asked for: its provider, what the path and the query say. */
export interface Asked {
  provider: TopicProvider<TopicPattern>;
  pattern: TopicPattern;
  path: string;
  params: never;
  query: Record<string, string>;
}

export type TopicTable = ReturnType<typeof createTopicTable>;

/** All topics of the school, found by the path a client sends. */
export function createTopicTable() {
  const table = new Map<string, { name: TopicPattern; pattern: string[]; provider: TopicProvider<TopicPattern> }>();

  return {
    add<P extends TopicPattern>(pattern: P, provider: TopicProvider<P>): void {
      const head = pattern.split('/', 1)[0] ?? pattern;
      if (table.has(head)) throw new Error(`Topic ${pattern} is registered twice`);
      table.set(head, { name: pattern, pattern: pattern.split('/'), provider: provider as unknown as TopicProvider<TopicPattern> });
    },

    /** Reads `events/1?from=2026-11-23`; undefined when the school has no such topic. */
    find(topic: string): Asked | undefined {
      const [path = '', search = ''] = topic.split('?', 2);
      const parts = path.split('/');
      const entry = table.get(parts[0] ?? '');
      if (!entry || entry.pattern.length !== parts.length || parts.includes('')) return undefined;
      const params = Object.fromEntries(
        entry.pattern.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), parts[at] ?? '']] : [])),
      );
      const query = Object.fromEntries([...new URLSearchParams(search)].sort(([a], [b]) => (a < b ? -1 : 1)));
      return { provider: entry.provider, pattern: entry.name, path, params: params as never, query };
    },
  };
}
