import type { Reading } from './reading.ts';

export interface MediaSettings {
  /** What whoever runs the school wants: what suits a room, only pages, or a server for all rooms. */
  wish: 'auto' | 'direct' | 'janus' | 'livekit';
  /** A Janus that the school's servers reach and pages do not. */
  janus?: { url: string; secret?: string; adminKey?: string };
  /** A LiveKit, which pages reach too. */
  livekit?: { url: string; key: string; secret: string };
}

const wishes = ['auto', 'direct', 'janus', 'livekit'] as const;

/** Reads what carries pictures and sound of lessons. */
export function mediaSettings(reading: Reading): MediaSettings {
  const { given, value, address, problems } = reading;
  const said = value('ROOM_MEDIA');
  const wish = wishes.find((it) => it === said);
  if (!wish) problems.push(`ROOM_MEDIA is ${said}: it takes ${wishes.join(', ')}`);
  const url = address('JANUS_URL', ['ws:', 'wss:']);
  const [secret, adminKey] = [given('JANUS_SECRET'), given('JANUS_ADMIN_KEY')];
  if (wish === 'janus' && !url) problems.push('ROOM_MEDIA is janus, but JANUS_URL is not set');
  const livekit = livekitOf(reading);
  if (wish === 'livekit' && !livekit) problems.push('ROOM_MEDIA is livekit, but LIVEKIT_URL is not set');
  return {
    wish: wish ?? 'auto',
    ...(url && { janus: { url, ...(secret && { secret }), ...(adminKey && { adminKey }) } }),
    ...(livekit && { livekit }),
  };
}

function livekitOf({ given, address, production, problems }: Reading): MediaSettings['livekit'] {
  const url = address('LIVEKIT_URL', ['ws:', 'wss:']);
  if (!url) return undefined;
  // No browser lets a page that came by https speak with it otherwise.
  if (production && url.startsWith('ws:')) problems.push('LIVEKIT_URL takes wss:// in production');
  const [key, secret] = (['LIVEKIT_KEY', 'LIVEKIT_SECRET'] as const).map((name) => {
    const text = given(name);
    if (!text) problems.push(`${name} is not set, but LIVEKIT_URL is`);
    return text ?? '';
  });
  return { url, key: key ?? '', secret: secret ?? '' };
}
