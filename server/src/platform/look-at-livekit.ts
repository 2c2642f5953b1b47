import type { MediaSettings } from './settings/media.ts';

const patienceSeconds = 3;

/** Throws why a LiveKit does not let the school in; which version it is it tells nobody. */
export async function askLivekit({ url, key, secret }: NonNullable<MediaSettings['livekit']>): Promise<string> {
  const { RoomServiceClient } = await import('livekit-server-sdk');
  const rooms = new RoomServiceClient(url.replace(/^ws/, 'http'), key, secret, { requestTimeout: patienceSeconds, failover: false });
  await rooms.listRooms(['-']);
  return '';
}
