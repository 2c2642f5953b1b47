import type { Library } from './library.ts';

// Beside the door, which the build of the web app reads as well, without the platform.
declare module '#platform/module' {
  interface Doors {
    library: Library;
  }
}
