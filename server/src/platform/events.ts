/**
 * Every event that a module publishes, by its name. Modules add theirs where they declare them:
 * `declare module '#platform/events' { interface Events extends EventsOf<RatingsEvent> {} }`.
 * So what a handler is given is known from the name alone, and a name that nobody publishes does not compile.
 * @public
 */
export interface Events {}

export type EventName = Extract<keyof Events, string>;
export type EventOf<Name extends EventName> = Events[Name];
export type AnyEvent = Events[EventName];

/** The events of a module as entries of the map. Instants are ISO strings: events travel as JSON. */
export type EventsOf<Union extends { type: string }> = { [E in Union as E['type']]: E };
