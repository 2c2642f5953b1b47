import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { useEffect, useEffectEvent, useState } from 'react';

import { useConnection } from '../../use-room.ts';
import { asPicture } from './as-picture.ts';
import { type ToAdd, useAdding } from './use-adding.ts';

export interface BoardShelf {
  adding: { done: number; all: number } | null;
  /** The PDF whose pages are being chosen. */
  pdf: File | null;
  closePdf(): void;
  /** Chosen, dropped or pasted. */
  take(files: readonly File[]): void;
  /** Adds them to the shelf and puts them on pages of the board, as many as it has room for. */
  addAndPut(list: readonly ToAdd[]): Promise<void>;
  put(ids: readonly string[]): void;
  /** How many pages the board has room for. */
  free(): number;
}

const isPdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

/** Pictures on their way from the teacher to the shelf and to the board. `isBlank` tells whether nothing stands on the page that is open. */
export function useBoardShelf(isBlank: () => boolean): BoardShelf {
  const { act, store } = useConnection();
  const { adding, add } = useAdding();
  const [pdf, setPdf] = useState<File | null>(null);

  /** Pages for them: the one that is open when it is empty, then new ones; on a full board the one that is open all the same. */
  const places = (): number[] => {
    const { page, pages } = store.read().state;
    const now = pages[page];
    const isEmpty = isBlank() && now?.picture === null && now.ground === 'plain';
    const free = [...(isEmpty ? [page] : []), ...from(pages.length, lessonRoomLimits.pages)];
    return free.length > 0 ? free : [page];
  };
  const put = (ids: readonly string[]): void => {
    const free = places();
    for (const [at, picture] of ids.slice(0, free.length).entries()) act({ kind: 'page', page: free[at] ?? 0, ground: 'plain', picture });
    // All look at the first of them.
    if (ids.length > 1) act({ kind: 'page', page: free[0] ?? 0 });
  };
  const addAndPut = async (list: readonly ToAdd[]): Promise<void> => put((await add(list)).map(({ pictureId }) => pictureId));
  const take = (files: readonly File[]): void => {
    const document = files.find(isPdf);
    if (document) setPdf(document);
    const pictures = files.filter((file) => !isPdf(file));
    if (pictures.length > 0) void addAndPut(pictures.map((file) => ({ name: file.name, picture: () => asPicture(file) })));
  };

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);

  return { adding, pdf, closePdf: () => setPdf(null), take, addAndPut, put, free: () => places().length };
}

const from = (first: number, end: number): number[] => Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
