import { type Abilities } from '../rules/judge.ts';
import { deviceFrom, type KnownDevice } from '../rules/device.ts';

interface ClientHints {
  brands?: readonly { brand: string }[];
  mobile?: boolean;
}

/** The browser and the system this page runs in. */
export function thisDevice(): KnownDevice {
  const hints = (navigator as Navigator & { userAgentData?: ClientHints }).userAgentData;
  return deviceFrom({
    userAgent: navigator.userAgent,
    brands: hints?.brands?.map(({ brand }) => brand),
    mobile: hints?.mobile,
    maxTouchPoints: navigator.maxTouchPoints,
  });
}

/** What of it the lesson room needs. */
export const abilities = (): Abilities => ({
  secure: isSecureContext,
  media: typeof (navigator as { mediaDevices?: MediaDevices }).mediaDevices?.getUserMedia === 'function',
  calls: typeof RTCPeerConnection === 'function',
  sockets: typeof WebSocket === 'function',
});

const place = 'equipment-device';

/** Made once for this browser: its next check is known for the same device. No secret, and nothing of the person. */
export function deviceUid(): string {
  const fresh = crypto.randomUUID();
  try {
    const kept = localStorage.getItem(place);
    if (kept !== null && /^[0-9a-f-]{36}$/.test(kept)) return kept;
    localStorage.setItem(place, fresh);
  } catch {
    // A browser that keeps nothing is a new device each time.
  }
  return fresh;
}
