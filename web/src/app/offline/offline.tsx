import { useEffect, useSyncExternalStore } from 'react';

import { isConnected } from '#api/connection.ts';
import { queryClient } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { textsOf, useTexts } from '#i18n/texts.ts';
import { Blocker } from '#kit/blocker.tsx';
import { buttonLook } from '#kit/button-look.ts';
import { Icon, WifiOff } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { goTo, placeNow, show } from '#kit/router/navigation.ts';
import { hearsAll } from '#kit/play/voice-state.ts';
import { Fox } from '#widgets/fox/fox.tsx';
import { Speaker } from '#widgets/player/speaker.tsx';
import { isNativeShell } from '../native/is-native-shell.ts';
import { CachedDataBar } from './cached-data-bar.tsx';
import { hearGone, tellBack, tellGone } from './aloud.ts';
import { isReadable, readablePlace, reading, useReading } from './reading.ts';

/** By a name that says that it is a hook. */
const useHearsAll = hearsAll.use;

/**
 * While there is no connection (docs/rules/pages.md#connection): a calm screen over everything; coming back takes it away and says so. What was
 * typed stays. The schedule, and for a kid its homework, can be read as they were, if somebody wants that. Homework that
 * was opened goes on, and says by itself that its answers are kept. The app from a store only tells of it.
 */
export function Offline({ goesOn }: { goesOn: boolean }) {
  const t = useTexts('errorPages').offline;
  const session = useSession();
  const isReading = useReading();
  const pathname = useSyncExternalStore(show, () => placeNow()?.pathname ?? '/');
  const place = readablePlace(session?.role, session?.kidUid);
  const isNative = isNativeShell();
  const hears = useHearsAll();

  useEffect(() => {
    if (isNative) void textsOf('errorPages').then(({ offline }) => raiseNotice({ tone: 'info', text: offline.title }));
    return () => {
      reading.set(false);
      void textsOf('errorPages').then(({ offline }) => raiseNotice({ tone: 'good', text: offline.restored }));
    };
  }, [isNative]);
  useEffect(keepStill, []);
  useEffect(() => {
    // Homework that goes on says by itself what is to be said.
    if (goesOn) return undefined;
    tellGone();
    return () => {
      if (isConnected()) tellBack();
    };
  }, [goesOn]);

  if (goesOn) return null;
  const isHere = isReadable(pathname, place);
  if ((isReading || isNative) && isHere) return <CachedDataBar />;
  if (isNative) return null;
  // Its page must be on this device: shown now, or kept by the worker.
  const canRead = place !== undefined && (isHere || navigator.serviceWorker?.controller);
  const read = () => {
    reading.set(true);
    if (!isHere && place !== undefined) void goTo(place);
  };
  return (
    <Blocker
      title={t.title}
      picture={
        <span className="flex items-center gap-5">
          {session?.role === 'kid' ? <Icon of={WifiOff} size={56} /> : <Fox pose="offline" size={110} />}
          {hears && <Speaker label={t.hear} onPress={hearGone} />}
        </span>
      }
      below={
        canRead ? (
          <button type="button" onClick={read} className={buttonLook('primary')}>
            {session?.role === 'kid' ? t.readHomework : t.readSchedule}
          </button>
        ) : undefined
      }
    >
      {t.text}
    </Blocker>
  );
}

/** Something failed for want of a connection. Who reads what was kept has pressed something: it is told that this must wait. */
export function tellReader(): void {
  if (reading.get() || isNativeShell()) void textsOf('errorPages').then(({ offline }) => raiseNotice({ tone: 'bad', text: offline.later }));
}

/** What was read stays as it is: asking again can only fail. Gives what ends it. */
function keepStill(): () => void {
  const before = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...before, queries: { ...before.queries, staleTime: Infinity, refetchOnWindowFocus: false } });
  return () => queryClient.setDefaultOptions(before);
}
