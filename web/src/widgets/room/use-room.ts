import type { PageOp } from '@school/contract/lesson-room/ops';
import type { NackCode, Passing } from '@school/contract/lesson-room/protocol';
import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import type { RoomConnection } from './connection.ts';
import type { RoomView } from './store.ts';

/** What is heard in a room and is no state. */
export interface RoomHearing {
  passing: Set<(who: string, it: Passing) => void>;
  refused: Set<(code: NackCode, op: PageOp) => void>;
}
interface RoomAround {
  connection: RoomConnection;
  hearing: RoomHearing;
  eventId: string;
  /** The microphone of this page, while it is open. */
  microphone?: (() => MediaStreamTrack | undefined) | undefined;
}

/** The room around a part of the page. */
export const RoomContext = createContext<RoomAround | undefined>(undefined);

function useAround(): RoomAround {
  const around = use(RoomContext);
  if (!around) throw new Error('No room around this part');
  return around;
}

export const useConnection = (): RoomConnection => useAround().connection;
export const useHearing = (): RoomHearing => useAround().hearing;
export const useMicrophone = (): RoomAround['microphone'] => useAround().microphone;
export const useEventId = (): string => useAround().eventId;

/** What a part of the page needs of the room; it is drawn anew only when that changes. `pick` gives something that lasts, no new object. */
export function useRoom<T>(pick: (view: RoomView) => T): T {
  const { store } = useConnection();
  return useSyncExternalStore(store.subscribe, () => pick(store.read()));
}

/** Hears what others say in passing (pointers, lines and work in hand). */
export function useOnPassing(hear: (who: string, it: Passing) => void): void {
  const { passing } = useHearing();
  const hearNow = useEffectEvent(hear);
  useEffect(() => {
    const hearer = (who: string, it: Passing) => hearNow(who, it);
    passing.add(hearer);
    return () => void passing.delete(hearer);
  }, [passing]);
}

/** Hears that something this page did was refused. */
export function useOnRefused(hear: (code: NackCode, op: PageOp) => void): void {
  const { refused } = useHearing();
  const hearNow = useEffectEvent(hear);
  useEffect(() => {
    const hearer = (code: NackCode, op: PageOp) => hearNow(code, op);
    refused.add(hearer);
    return () => void refused.delete(hearer);
  }, [refused]);
}

/** Hears each op as it is applied: for an occasion that is no state (a star that flies). */
export function useOnEvent(hear: Parameters<RoomConnection['store']['onEvent']>[0]): void {
  const { store } = useConnection();
  const hearNow = useEffectEvent(hear);
  useEffect(() => store.onEvent((event) => hearNow(event)), [store]);
}
