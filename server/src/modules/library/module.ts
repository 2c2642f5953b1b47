import { defineModule } from '#platform/module';

import { type LessonEditing, lessonEditing } from './lesson-editing.ts';
import { openLessonSnapshot } from './lesson-snapshot.ts';
import { createLessonVersionsStore } from './lesson-versions.store.ts';
import { createLibrary, type Library } from './library.ts';

/** The library of a school: its lessons may be written anew. */
export type Door = Library & { editing: LessonEditing; watch(): () => void };

export const libraryModule = defineModule({
  name: 'library',
  needs: [],
  async create({ db, clock, realtime, onFault }): Promise<Door> {
    const store = createLessonVersionsStore(db);
    const snapshot = await openLessonSnapshot({ db, clock, store, realtime, onFault });
    const library = createLibrary({ ownLessons: snapshot.ownLessons, placesOf: snapshot.placesOf });
    return { ...library, editing: lessonEditing({ db, clock, store, snapshot }), watch: snapshot.watch };
  },
  calls: {},
  handlers: () => ({}),
  erase: { nothing: 'Lessons are of no family.' },
  export: { nothing: 'Lessons are of no family.' },
  retention: 'Published lessons for good, as children have begun them; a draft until it is published or thrown away.',
});
