import type { Call } from '../call.ts';
import { type Calls, calls, type KnownCall } from '../calls.ts';
import type { Row } from '../role-rows.ts';
import type { TopicPattern } from './topics.ts';

type Live = { [K in KnownCall]: Calls[K] extends { live: infer Topic } ? Topic : never }[KnownCall];

/** What a call says is no topic, or a topic that no call says. */
type Wrong = Exclude<Live, TopicPattern> | Exclude<TopicPattern, Live>;
type Rights = [Wrong] extends [never] ? Readonly<Record<TopicPattern, Row>> : { wrong: Wrong };

/**
 * Who may follow each topic: whoever may make the call that reads the same document (`live`), so nobody sees live what they
 * may not ask for. A topic that no call says does not compile. Which objects are one's own, the topic's provider says.
 */
export const topicRights = Object.fromEntries(
  Object.values<Call>(calls).flatMap(({ live, who }) => (live === undefined ? [] : [[live, who]])),
) as unknown as Rights;
