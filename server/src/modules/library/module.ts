import { libraryCalls } from '@school/contract/library/calls';

import { defineModule, listenTo } from '#platform/module';

import { libraryHttp } from './library.http.ts';
import { createLibrary, type Library } from './library.ts';

declare module '#platform/module' {
  interface Doors {
    library: Library;
  }
}

export const libraryModule = defineModule({
  name: 'library',
  needs: [],
  asks: ['settingNow'],
  create: ({ settingNow }) => createLibrary({ setting: settingNow }),
  calls: libraryCalls,
  handlers: libraryHttp,
  topics: () => ({}),
  jobs: () => ({}),
  listens: () => listenTo({}),
  erase: { nothing: 'Lessons are of no family.' },
  export: { nothing: 'Lessons are of no family.' },
  retention: 'Nothing of people.',
});
