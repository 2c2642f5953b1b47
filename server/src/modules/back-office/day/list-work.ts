import type { WorkItem } from '@school/contract/back-office/queue-calls';
import { workKinds } from '@school/contract/back-office/queue-limits';
import type { AnswerOf, SentTo } from '@school/contract/calls';

import type { Principal } from '#platform/principal';

import type { DayTools } from './tools.ts';
import { allWork } from './work-sources.ts';

type Query = NonNullable<SentTo<'GET /manager/work'>['query']>;

/** A child sits before an empty screen: nothing that is older stands above it. */
const waitsNow = ({ kind }: WorkItem): number => Number(kind === 'teacherLate');

/** What waits for somebody of the school: a child whose teacher is not there, then what was promised earliest. */
export const listWork =
  (tools: DayTools) =>
  async (who: Principal, { kind, search = '' }: Query = {}): Promise<AnswerOf<'GET /manager/work'>> => {
    const now = tools.clock.now();
    const all = await allWork(tools, who);
    const isLate = (it: WorkItem) => Temporal.Instant.compare(Temporal.Instant.from(it.promisedBy), now) < 0;
    const words = search.trim().toLowerCase();
    const says = ({ family, kidName, teacherName, text }: WorkItem) =>
      [family?.name, kidName, teacherName, text].some((part) => part?.toLowerCase().includes(words));
    return {
      now: now.toString(),
      work: all
        .filter((it) => (kind === undefined || it.kind === kind) && (words === '' || says(it)))
        .toSorted((a, b) => waitsNow(b) - waitsNow(a) || a.promisedBy.localeCompare(b.promisedBy, 'en') || a.id.localeCompare(b.id, 'en')),
      counts: workKinds.map((each) => {
        const ofKind = all.filter((it) => it.kind === each);
        return { kind: each, waiting: ofKind.length, late: ofKind.filter(isLate).length };
      }),
    };
  };
