import { adultNeedOf } from '../adult-need.ts';
import type { AdultNeed } from '../adult-rights.ts';
import type { Call } from '../call.ts';
import { type Calls, calls, type KnownCall } from '../calls.ts';
import type { Row } from '../role-rows.ts';
import type { TopicPattern } from './topics.ts';

type Live = { [K in KnownCall]: Calls[K] extends { live: infer Topic } ? Topic : never }[KnownCall];

/** Every topic stands at a call, and no call says anything else: otherwise nothing has these rights. */
type Rights = [Live, TopicPattern] extends [TopicPattern, Live] ? Readonly<Record<TopicPattern, Row>> : never;

/**
 * Who may follow each topic: whoever may make the call that reads the same document (`live`), so nobody sees live what they
 * may not ask for. A topic that no call says does not compile. Which objects are one's own, the topic's provider says.
 */
export const topicRights = Object.fromEntries(
  Object.values<Call>(calls).flatMap(({ live, who }) => (live === undefined ? [] : [[live, who]])),
) as unknown as Rights;

/** What an invited adult needs to follow a topic: what it needs for the call that reads the same. */
export const topicNeeds = Object.fromEntries(
  Object.values<Call>(calls).flatMap((call) => (call.live === undefined ? [] : [[call.live, adultNeedOf(call)]])),
) as Readonly<Partial<Record<TopicPattern, AdultNeed>>>;
