/** What a child had on in the room. */
export interface KeptSeat {
  camera: boolean;
  mic: boolean;
}

const place = (eventId: string) => `seat ${eventId}`;

/** This tab was in the room before it was loaded anew: it goes back by itself, with what was on. */
export function keptSeat(eventId: string): KeptSeat | undefined {
  try {
    const kept = sessionStorage.getItem(place(eventId));
    return kept === null ? undefined : { camera: kept.includes('camera'), mic: kept.includes('mic') };
  } catch {
    return undefined;
  }
}

/** Undefined: the seat is left. */
export function keepSeat(eventId: string, seat: KeptSeat | undefined): void {
  try {
    if (!seat) sessionStorage.removeItem(place(eventId));
    else sessionStorage.setItem(place(eventId), `in ${seat.camera ? 'camera ' : ''}${seat.mic ? 'mic' : ''}`);
  } catch {
    // A browser that keeps nothing asks for one more tap after a reload.
  }
}
