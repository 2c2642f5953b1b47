import type { Kid, User } from '@school/contract/families/shapes';
import type { Call } from '@school/contract/call';
import type { TopicPattern } from '@school/contract/realtime/topics';
import type { FastifyInstance } from 'fastify';

import type { Below, ModuleName } from '../floors.ts';
import type { Clock } from './clock.ts';
import type { Composer } from './composer.ts';
import type { Db } from './db.ts';
import type { Eraser } from './erasure.ts';
import type { EventName, EventOf } from './events.ts';
import type { Exporter } from './export-part.ts';
import type { Files } from './files.ts';
import type { Storage } from './files/storage.ts';
import { type Handlers, serve, type ServeOptions } from './http.ts';
import type { Jobs } from './jobs.ts';
import type { RefusalLog } from './refusal-log.ts';
import type { Log } from './log.ts';
import type { Messages } from './messages.ts';
import type { Outbox } from './outbox.ts';
import type { PushPort } from './push.ts';
import type { BotWay, TelegramPort } from './telegram.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Realtime, TopicProvider } from './realtime.ts';
import type { Rooms } from './rooms.ts';
import type { Sealer } from './sealing.ts';
import type { Settings } from './settings.ts';

/** What every module may stand on. */
export interface Platform {
  db: Db;
  clock: Clock;
  settings: Settings;
  log: Log;
  onFault(fault: unknown, what?: unknown): void;
  outbox: Outbox;
  realtime: Realtime;
  rooms: Rooms;
  jobs: Jobs;
  messages: Messages;
  push: PushPort;
  /** The bot that is reached so; without a way, the one that a school to try out has. */
  botOf(way: BotWay | undefined): TelegramPort | undefined;
  files: Files;
  /** Where files are kept: for what is kept without a row of `files`. */
  storage: Storage;
  rateLimit: RateLimit;
  sealer: Sealer;
  http: FastifyInstance;
  personalData: PersonalData;
  refusals: RefusalLog;
  /** What modules add to the answers about a family and about a kid. */
  userParts: Composer<User>;
  kidParts: Composer<Kid>;
}

/** How all modules erase and export what they keep of people: known once the school is built. */
export interface PersonalData {
  erasers(): readonly Eraser[];
  exporters(): readonly Exporter[];
}

/**
 * What each module gives to those above it, by its name in camelCase: the list of modules adds what each says as its `Door`,
 * `export type { Ratings as Door } from './ratings.ts'` (server/src/modules.ts).
 * @public
 */
export interface Doors {}
export type DoorName = Extract<keyof Doors, string>;

/**
 * What modules ask of a neighbour or of a floor above, which they may not call. Who answers adds the port beside its
 * definition and names it in `fills`; so asking what nobody answers does not compile.
 * @public
 */
export interface Ports {}
export type PortName = Extract<keyof Ports, string>;

/** `calendarFeed` of `calendar-feed`: how the door of a module is called. */
export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

/** What a module is built from: the platform, the doors it needs and the ports it asks. */
export type GivenTo<Needs extends readonly DoorName[], Asks extends readonly PortName[] = readonly []> = Platform &
  Pick<Doors, Needs[number]> &
  Pick<Ports, Asks[number]>;

/** By event, the handlers of it; each under the name its deliveries are remembered by for ever. */
export type Listens = { readonly [Name in EventName]?: Readonly<Record<string, (event: EventOf<Name>) => Promise<void>>> };

/** What `listenTo` has looked over. */
export interface EventHandlers {
  readonly to: Listens;
}

/** The handlers of a module: a name that nobody publishes is refused here, where it would pass in an answer of a function. */
export const listenTo = (to: Listens): EventHandlers => ({ to });

/** The live topics of a module and who shows them. */
export type LiveTopics = { readonly [P in TopicPattern]?: TopicProvider<P> };

/** Whose data a call shows, where its path does not say so. */
export interface FamiliesSeen {
  ofChat?(chatId: string): Promise<readonly string[]>;
}

/** What stands around the handlers of every module. */
export interface Watch {
  /** Counts the families that managers see. */
  counted<H extends object>(handlers: H, seen?: FamiliesSeen): H;
  /** Writes down what the log of the staff keeps of calls. */
  logged<H extends object>(calls: Readonly<Record<string, Call>>, handlers: H): H;
}

/** Says that there is nothing to erase or to export, and why: silence would not compile. */
export interface Nothing {
  nothing: string;
}

export interface ModuleDefinition<
  Name extends string,
  Needs extends readonly DoorName[],
  Calls extends Record<string, Call>,
  Door,
  Asks extends readonly PortName[] = readonly [],
  Filled extends PortName = never,
> {
  name: Name;
  /** Doors of modules on lower floors (server/src/floors.ts); another one does not compile. */
  needs: Needs;
  /** Ports of neighbours and of floors above: they answer once the school is built, not yet in `create`. */
  asks?: Asks;
  create(given: GivenTo<Needs, Asks>): Door | Promise<Door>;
  /** What it answers to those that may not call it. */
  fills?: { readonly [Port in Filled]: (door: NoInfer<Door>) => Ports[Port] };
  /** Each call says itself who may make it. */
  calls: Calls;
  handlers(door: NoInfer<Door>, given: GivenTo<Needs, Asks>): Handlers<Calls>;
  /** What it opens outside of the contract: pages of others, streams. */
  routes?(door: NoInfer<Door>, given: GivenTo<Needs, Asks>, options: ServeOptions): void | Promise<void>;
  /** Said where managers see families by its calls: they are counted, and whose a conversation is (docs/design/security.md#rate-limits). */
  familiesSeen?(door: NoInfer<Door>): FamiliesSeen;
  topics?(door: NoInfer<Door>): LiveTopics;
  /** Work by the clock: its name for ever, and when it runs, as cron in Moscow's time; `watch` for what only looks. */
  jobs?(
    door: NoInfer<Door>,
    given: GivenTo<Needs, Asks>,
  ): Readonly<Record<string, readonly [cron: string, run: () => Promise<void>, how?: 'watch']>>;
  listens?(door: NoInfer<Door>, given: GivenTo<Needs, Asks>): EventHandlers;
  /** Takes a family's or a child's personal data away. */
  erase: ((given: GivenTo<Needs, Asks>, door: NoInfer<Door>) => Eraser) | Nothing;
  /** A family's part of its export. */
  export: ((given: GivenTo<Needs, Asks>, door: NoInfer<Door>) => Exporter) | Nothing;
  /** How long what the module keeps of people is kept, in words (docs/retention.md). */
  retention: string;
}

/** A module as it presents itself: whatever it has for others stands here, and what it forgets does not compile. */
export const defineModule = <
  const Name extends ModuleName,
  const Needs extends readonly (DoorName & CamelCase<Below<Name>>)[],
  Calls extends Record<string, Call>,
  Door,
  const Asks extends readonly PortName[] = readonly [],
  Filled extends PortName = never,
>(
  definition: ModuleDefinition<Name, Needs, Calls, Door, Asks, Filled>,
): ModuleDefinition<Name, Needs, Calls, Door, Asks, Filled> => definition;

/** Builds a module: its topics are followed, its jobs run and its handlers subscribed from now on. */
export async function buildModule<
  Name extends string,
  Needs extends readonly DoorName[],
  Calls extends Record<string, Call>,
  Door,
  Asks extends readonly PortName[],
  Filled extends PortName,
>(module: ModuleDefinition<Name, Needs, Calls, Door, Asks, Filled>, given: GivenTo<Needs, Asks>): Promise<Door> {
  const door = await module.create(given);
  const { to = {} } = module.listens?.(door, given) ?? {};
  for (const [pattern, provider] of Object.entries(module.topics?.(door) ?? {}))
    given.realtime.topic(pattern as TopicPattern, provider as never);
  for (const [name, [cron, run, how = 'every']] of Object.entries(module.jobs?.(door, given) ?? {})) given.jobs[how](name, cron, run);
  for (const [event, handlers] of Object.entries(to)) {
    for (const [consumer, handler] of Object.entries(handlers)) given.outbox.subscribe(event as EventName, consumer, handler as never);
  }
  return door;
}

/** Opens the calls of a module, and what it opens besides. */
export async function serveModule<
  Name extends string,
  Needs extends readonly DoorName[],
  Calls extends Record<string, Call>,
  Door,
  Asks extends readonly PortName[],
  Filled extends PortName,
>(
  module: ModuleDefinition<Name, Needs, Calls, Door, Asks, Filled>,
  door: Door,
  given: GivenTo<Needs, Asks>,
  options: ServeOptions & Watch,
): Promise<void> {
  const handlers = options.logged(module.calls, module.handlers(door, given));
  const seen = module.familiesSeen?.(door);
  serve(given.http, module.calls, seen ? options.counted(handlers, seen) : handlers, options);
  await module.routes?.(door, given, options);
}
