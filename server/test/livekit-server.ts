import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { TokenVerifier } from 'livekit-server-sdk';

export const livekitKeys = { LIVEKIT_KEY: 'a-key', LIVEKIT_SECRET: 'a secret of thirty-two letters and more' };

interface Known {
  identity: string;
  permission: { canPublish: boolean; canPublishSources: readonly string[] };
}

/**
 * The calls of a LiveKit by which the school rules its rooms, with the checks of their tokens. It carries no pictures: who is in its
 * rooms a test says (`come`). A real one is asked where LIVEKIT_URL is set (journeys/room-engines.spec.ts).
 */
export async function startLivekit() {
  const verifier = new TokenVerifier(livekitKeys.LIVEKIT_KEY, livekitKeys.LIVEKIT_SECRET);
  const rooms = new Map<string, Known[]>();
  const asked: Array<{ call: string; room: string; identity?: string }> = [];
  const noRoom = { status: 404, body: { code: 'not_found', msg: 'requested room does not exist' } };

  async function answer(call: string, authorization: string, body: Record<string, unknown>): Promise<{ status: number; body: object }> {
    const claims = await verifier.verify(authorization.replace(/^Bearer /, '')).catch(() => undefined);
    if (!claims) return { status: 401, body: { code: 'unauthenticated', msg: 'invalid token' } };
    const room = (body['room'] ?? body['name']) as string;
    const mayRule = claims.video?.roomAdmin && claims.video.room === room;
    const identity = body['identity'] as string | undefined;
    if (call !== 'ListRooms') asked.push({ call, room, ...(identity !== undefined && { identity }) });
    if (call === 'ListRooms') return { status: claims.video?.roomList ? 200 : 403, body: { rooms: [] } };
    if (call === 'CreateRoom') {
      if (!claims.video?.roomCreate) return { status: 403, body: {} };
      if (!rooms.has(room)) rooms.set(room, []);
      return { status: 200, body: { name: room } };
    }
    if (call === 'DeleteRoom') return rooms.delete(room) ? { status: 200, body: {} } : noRoom;
    if (!mayRule) return { status: 403, body: { code: 'permission_denied' } };
    const there = rooms.get(room);
    if (!there) return noRoom;
    if (call === 'ListParticipants') return { status: 200, body: { participants: there } };
    const page = there.find((it) => it.identity === identity);
    if (!page) return { status: 404, body: { code: 'not_found', msg: 'participant does not exist' } };
    if (call === 'RemoveParticipant') there.splice(there.indexOf(page), 1);
    else page.permission = body['permission'] as unknown as Known['permission'];
    return { status: 200, body: {} };
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = request.url?.replace('/twirp/livekit.RoomService/', '') ?? '';
      void answer(call, request.headers.authorization ?? '', JSON.parse(Buffer.concat(parts).toString() || '{}')).then(
        ({ status, body }) => {
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        },
      );
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { LIVEKIT_URL: url, ...livekitKeys },
    /** What the school asked of it, in order. */
    asked,
    /** A page came into a room by its token: refused as LiveKit would, where the room is not there. */
    async come(token: string): Promise<void> {
      const { sub, video } = await verifier.verify(token);
      const there = rooms.get(video?.room ?? '');
      if (!there || !video?.roomJoin) throw new Error('LiveKit lets nobody in there');
      const canPublishSources = ((video.canPublishSources ?? []) as unknown as string[]).map((it) => it.toUpperCase());
      there.push({ identity: sub ?? '', permission: { canPublish: video.canPublish ?? true, canPublishSources } });
    },
    /** What the pages of a room may send, by whose they are. */
    maySend: (room: string): Record<string, readonly string[]> =>
      Object.fromEntries(
        (rooms.get(room) ?? []).map(({ identity, permission }) => [identity, permission.canPublish ? permission.canPublishSources : []]),
      ),
    isOpen: (room: string): boolean => rooms.has(room),
    stop: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  };
}
