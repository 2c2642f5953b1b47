import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { ShelfPicture } from '@school/contract/lesson-room/shelf-calls';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';

/** Something to be put on the shelf: its name, and how its picture is made when its turn comes. */
export interface ToAdd {
  name: string;
  /** Which picture of a lesson it is. */
  icon?: string;
  picture(): Promise<Blob>;
}

/** Pictures on their way to the shelf, one after the other: of a lesson's line most is for voice and face. */
export function useAdding() {
  const [adding, setAdding] = useState<{ done: number; all: number } | null>(null);

  /** Adds them; gives those that were taken. What the school refuses it says, and ends it. */
  async function add(list: readonly ToAdd[]): Promise<ShelfPicture[]> {
    const taken: ShelfPicture[] = [];
    try {
      for (const { name, icon, picture } of list) {
        setAdding({ done: taken.length, all: list.length });
        taken.push(
          await api(
            'POST /teacher/shelf',
            { query: { name: nameOf(name), ...(icon !== undefined && { icon }) } },
            { picture: await picture() },
          ),
        );
      }
    } catch (cause) {
      // Whoever hears all refusals has said it.
      if (!(cause instanceof SchoolRefusal)) throw cause;
    } finally {
      setAdding(null);
      if (taken.length > 0) await changed('GET /teacher/shelf');
    }
    return taken;
  }
  return { adding, add };
}

/** A name as the shelf takes it: of a file without its ending, and with nothing that breaks a line. */
function nameOf(fileName: string): string {
  const bare = fileName
    .replace(/\.[a-z0-9]{2,5}(?=$|,)/i, '')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  return Array.from(bare || '–')
    .slice(0, lessonRoomLimits.shelf.nameSigns)
    .join('');
}
