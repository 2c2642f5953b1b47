import type { Call, Method } from '@school/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import findMyWay, { type HTTPVersion, type Instance } from 'find-my-way';

import { Refusal } from './refusal.ts';

/** A call as a school serves it. */
export interface Served {
  /** `GET /kids/:kidUid`. */
  key: string;
  /** As it is declared, without anybody's id: `/api/kids/:kidUid`. */
  route: string;
  call: Call;
  /** Before the body is read. Ends with `done`, with the fault that keeps the caller out. */
  enter(request: FastifyRequest, done: (fault?: Error) => void): void;
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  refuse(fault: unknown, request: FastifyRequest, reply: FastifyReply): void;
}

/** The longest part of an address that a path names. */
export const longestParam = 200;

/**
 * All calls of a school behind one route of the web server. A route of its own for each of five hundred calls took longer to build than the
 * rest of the school, at every start and in every test; which call an address means depends on the contract alone and is worked out once.
 */
export class CallTable {
  readonly #served = new Map<string, Served>();
  #router: Router | undefined;

  /** Opens `/api/` of this server. */
  constructor(app: FastifyInstance) {
    this.#open(app, ['GET', 'POST', 'PATCH', 'DELETE'], '/api/*');
  }

  add(app: FastifyInstance, served: Served): void {
    this.#served.set(served.key, served);
    this.#router = undefined;
    const bodyLimit = served.call.sound ?? served.call.picture ?? served.call.video ?? served.call.document;
    // How much of a body is read, the web server knows by its routes.
    if (bodyLimit !== undefined) this.#open(app, [methodOf(served.key)], served.route, bodyLimit);
  }

  #open(app: FastifyInstance, method: Method[], url: string, bodyLimit?: number): void {
    app.route({
      method,
      url,
      // The contract has no such calls.
      exposeHeadRoute: false,
      ...(bodyLimit !== undefined && { bodyLimit }),
      onRequest: (request, reply, done) => {
        try {
          const served = this.#find(request);
          request.served = served ?? null;
          if (served) served.enter(request, done);
          else reply.callNotFound();
        } catch (fault) {
          done(fault as Error);
        }
      },
      handler: (request, reply) => (request.served as Served).answer(request, reply),
      errorHandler: (fault, request, reply) => {
        if (!request.served) throw fault;
        request.served.refuse(fault, request, reply);
      },
    });
  }

  /** Which call a request means; its params are then those of the call. */
  #find(request: FastifyRequest): Served | undefined {
    const router = (this.#router ??= routerOf([...this.#served.keys()]));
    const found = router.find(request.method as Method, request.url);
    if (!found) return undefined;
    if (found.store === null) throw new Refusal('request.address_too_long');
    request.params = found.params;
    return this.#served.get((found.store as { key: string }).key);
  }
}

type Router = Instance<HTTPVersion.V1>;

/** By the calls they know: schools of one process serve the same. */
const routers = new Map<string, Router>();

function routerOf(keys: readonly string[]): Router {
  const name = keys.join('\n');
  const known = routers.get(name);
  if (known) return known;
  const neverCalled = () => undefined;
  const router = findMyWay({
    maxParamLength: longestParam,
    // Found without a store: somebody asked for a thing by a name that no thing has.
    onMaxParamLength: neverCalled,
    // The web server reads the query.
    querystringParser: () => undefined,
  });
  for (const key of keys) router.on(methodOf(key), routeOf(key), neverCalled, { key });
  routers.set(name, router);
  return router;
}

const methodOf = (key: string) => key.slice(0, key.indexOf(' ')) as Method;
/** The address of a call, as it is declared. */
export const routeOf = (key: string): string => `/api${key.slice(key.indexOf(' ') + 1)}`;

declare module 'fastify' {
  interface FastifyInstance {
    callTable: CallTable | null;
  }
  interface FastifyRequest {
    /** The call that it means, if it means one. */
    served: Served | null;
  }
}
