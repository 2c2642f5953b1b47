import type { AnalyticsEventName } from '@school/contract/analytics/events';

/** What analytics hears on the window; nobody is told when nobody listens. */
export const happenedOn = 'school:happened';

/** Says that something has happened which no call tells of (a tour was left, the app installed). */
export const happened = (event: AnalyticsEventName): void => void dispatchEvent(new CustomEvent(happenedOn, { detail: event }));
