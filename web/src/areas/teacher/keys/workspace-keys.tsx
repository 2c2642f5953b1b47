import { lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '#kit/button.tsx';
import { Icon, Keyboard } from '#kit/icon.tsx';
import { useNavigate } from '#kit/router/router.tsx';

import { lessonNow } from '../lesson-stage.ts';
import { keyOf } from './key-of.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((file) => ({ default: file.KeysDialog })));

/** The keys of the workspace: N the next lesson, R the report that is waited for, / a pupil, ? this list. */
export function WorkspaceKeys() {
  const { workspaceKeys } = useTexts('staffLayout');
  const navigate = useNavigate();
  const [isShown, setIsShown] = useState(false);
  const [told, setTold] = useState<'next' | 'report'>();

  const press = async (key: NonNullable<ReturnType<typeof keyOf>>) => {
    setTold(undefined);
    if (key === 'help') return setIsShown(true);
    if (key === 'search') {
      const field = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
      return field ? field.focus() : void navigate({ to: '/teacher/pupils', search: { find: 'key' } });
    }
    const { lessons, waiting } = await queryClient.fetchQuery({ ...queryOf('GET /teacher/lessons'), staleTime: 5_000 });
    const wanted =
      key === 'next'
        ? lessonNow(lessons, schoolNow(), () => false)
        : // What waits longest comes first, of whatever day it is.
          (waiting[0] ?? lessons.findLast(({ may, note }) => may.report.allowed || (may.note.allowed && !note)));
    if (!wanted) {
      setTold(key);
      setIsShown(true);
      return undefined;
    }
    const search = key === 'report' ? { do: 'report' } : {};
    return void navigate({ to: '/teacher/lessons/$eventId', params: { eventId: wanted.eventId }, search });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    if (!key || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void press(key);
  });
  // Before the first paint: who sees the page can press its keys.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <span className="hidden md:inline">
        <IconButton label={workspaceKeys} size={44} onPress={() => setIsShown(true)}>
          <Icon of={Keyboard} />
        </IconButton>
      </span>
      {isShown && (
        <Suspense>
          <KeysDialog
            told={told}
            onClose={() => {
              setIsShown(false);
              setTold(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
