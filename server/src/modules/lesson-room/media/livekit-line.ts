import type { FeedLine } from '@school/contract/lesson-room/feeds';
import type { Address } from '@school/contract/lesson-room/people';
import { AccessToken, RoomServiceClient, TrackSource, WebhookReceiver } from 'livekit-server-sdk';

export interface LivekitSettings {
  url: string;
  key: string;
  secret: string;
}

/** Seconds: until an answer is given up, that a token opens the door, that a room without anybody stays. */
const seconds = { answer: 3, token: 600, empty: 1800 } as const;
const mostPages = 24;

const sources: Record<FeedLine, TrackSource> = {
  mic: TrackSource.MICROPHONE,
  camera: TrackSource.CAMERA,
  screen: TrackSource.SCREEN_SHARE,
  screenSound: TrackSource.SCREEN_SHARE_AUDIO,
};
const lineOf = (source: TrackSource): FeedLine | undefined => (Object.keys(sources) as FeedLine[]).find((line) => sources[line] === source);

/** No sources would mean all of them: who sends nothing may not publish. */
const rightsFor = (lines: readonly FeedLine[]) => ({
  canPublish: lines.length > 0,
  canPublishSources: lines.map((line) => sources[line]),
  canSubscribe: true,
  canPublishData: false,
});

/** A page in a room of LiveKit, and what it may send there. */
export interface LivekitPage {
  address: Address;
  lines: readonly FeedLine[];
}

/** What the school says to a LiveKit, and hears of it. */
export function createLivekitLine({ url, key, secret }: LivekitSettings) {
  const rooms = new RoomServiceClient(url.replace(/^ws/, 'http'), key, secret, { requestTimeout: seconds.answer, failover: false });
  const receiver = new WebhookReceiver(key, secret);
  const isGone = (fault: unknown): boolean => (fault as { code?: string }).code === 'not_found';
  const unlessGone = (fault: unknown): void => {
    if (!isGone(fault)) throw fault;
  };
  return {
    /** Throws why it does not let the school in. */
    look: async (): Promise<void> => void (await rooms.listRooms(['-'])),
    /** The same room whoever of the school's servers asks, and however often. */
    open: async (name: string): Promise<void> =>
      void (await rooms.createRoom({ name, emptyTimeout: seconds.empty, departureTimeout: seconds.empty, maxParticipants: mostPages })),
    close: (name: string): Promise<void> => rooms.deleteRoom(name).catch(unlessGone),
    /** Good for one room under one name, and only for some minutes: whoever is inside is given further ones by LiveKit. */
    token(room: string, identity: Address, lines: readonly FeedLine[]): Promise<string> {
      const token = new AccessToken(key, secret, { identity, ttl: seconds.token });
      token.addGrant({ room, roomJoin: true, canUpdateOwnMetadata: false, ...rightsFor(lines) });
      return token.toJwt();
    },
    async pages(room: string): Promise<LivekitPage[]> {
      const found = await rooms.listParticipants(room).catch((fault: unknown) => {
        unlessGone(fault);
        return [];
      });
      return found.map(({ identity, permission }) => ({
        address: identity,
        lines: permission?.canPublish ? permission.canPublishSources.flatMap((it) => lineOf(it) ?? []) : [],
      }));
    },
    allow: async (room: string, address: Address, lines: readonly FeedLine[]): Promise<void> =>
      void (await rooms.updateParticipant(room, address, { permission: rightsFor(lines) }).catch(unlessGone)),
    remove: (room: string, address: Address): Promise<void> => rooms.removeParticipant(room, address).catch(unlessGone),
    /** Of which room it tells something; undefined when it is not our LiveKit that says so. */
    async told(raw: Buffer, authorization: string | undefined): Promise<{ room: string | undefined } | undefined> {
      const event = await receiver.receive(raw.toString(), authorization).catch(() => undefined);
      return event && { room: event.room?.name };
    },
  };
}
