import { defineModule, listenTo } from '#platform/module';

import { createLibrary, type Library } from './library.ts';

declare module '#platform/module' {
  interface Doors {
    library: Library;
  }
}

export const libraryModule = defineModule({
  name: 'library',
  needs: [],
  create: () => createLibrary(),
  calls: {},
  handlers: () => ({}),
  topics: () => ({}),
  jobs: () => ({}),
  listens: () => listenTo({}),
  erase: { nothing: 'Lessons are of no family.' },
  export: { nothing: 'Lessons are of no family.' },
  retention: 'Nothing of people.',
});
