import type { TopicPattern, Topics } from '@school/contract/realtime/topics';

import type { Principal } from '../principal.ts';

/** `{ customerId: string }` for `users/:customerId`. */
type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : object;

/** `users/${string}` for `users/:customerId`: what `changed` takes. */
export type TopicPath = { [P in TopicPattern]: P extends `${infer Head}/:${string}` ? `${Head}/${string}` : P }[TopicPattern];

/** How a module shows one of its topics. Everything a subscriber sees comes from here. */
export interface TopicProvider<P extends TopicPattern> {
  /**
   * Is this object theirs? Asked after the topic's row of the role matrix, at every subscription, and again after
   * `recheck` and whenever the rights of the account change.
   */
  may(principal: Principal, params: ParamsOf<P>): boolean | Promise<boolean>;
  /** The whole document, as this person may see it. Throw a Refusal for a query that cannot be read. */
  snapshot(params: ParamsOf<P>, query: Record<string, string>, principal: Principal): Promise<Topics[P]['data']>;
  /** One item of the list, whole; undefined when it is gone, foreign or outside the query's window. */
  item?(params: ParamsOf<P>, itemId: string, principal: Principal, query: Record<string, string>): Promise<Topics[P]['item'] | undefined>;
  /**
   * People of one audience see the same, so it is computed once for all of them. Without it each family, kid,
   * teacher and manager is an audience of its own.
   */
  audience?(principal: Principal): string;
  /** On topics of the staff: the families whose data a document shows, for the count of what a colleague reads. */
  families?(data: Topics[P]['data'], params: ParamsOf<P>): readonly string[] | Promise<readonly string[]>;
  /** Set on conversations: somebody began or stopped typing here. Runs in a transaction; say what changed. */
  writing?(params: ParamsOf<P>): Promise<void>;
}
