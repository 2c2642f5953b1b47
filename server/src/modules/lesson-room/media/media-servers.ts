import type { Settings } from '#platform/settings';

import { createJanusMedia } from './janus-media.ts';
import { createLivekitMedia } from './livekit-media.ts';
import type { MediaServers } from './provider.ts';

/** The media servers that the school was given. */
export const mediaServers = ({ janus, livekit }: Settings['media'], onFault: (fault: unknown, what: string) => void): MediaServers => ({
  ...(janus && { janus: createJanusMedia(janus, onFault) }),
  ...(livekit && { livekit: createLivekitMedia(livekit, onFault) }),
});
