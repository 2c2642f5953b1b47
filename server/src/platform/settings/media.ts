import type { Reading } from './reading.ts';

export interface MediaSettings {
  /** What whoever runs the school wants: what suits a room, only pages, or a server for all rooms. */
  wish: 'auto' | 'direct' | 'janus';
  /** A Janus that the school's servers reach and pages do not. */
  janus?: { url: string; secret?: string; adminKey?: string };
}

const wishes = ['auto', 'direct', 'janus'] as const;

/** Reads what carries pictures and sound of lessons. */
export function mediaSettings({ given, value, address, problems }: Reading): MediaSettings {
  const said = value('ROOM_MEDIA');
  const wish = wishes.find((it) => it === said);
  if (!wish) problems.push(`ROOM_MEDIA is ${said}: it takes ${wishes.join(', ')}`);
  const url = address('JANUS_URL', ['ws:', 'wss:']);
  const [secret, adminKey] = [given('JANUS_SECRET'), given('JANUS_ADMIN_KEY')];
  if (wish === 'janus' && !url) problems.push('ROOM_MEDIA is janus, but JANUS_URL is not set');
  return {
    wish: wish ?? 'auto',
    ...(url && { janus: { url, ...(secret && { secret }), ...(adminKey && { adminKey }) } }),
  };
}
