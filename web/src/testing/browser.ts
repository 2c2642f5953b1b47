import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

/** What a browser has and jsdom has not, in the least way the pages can tell. No module of ours is replaced. */

window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.setPointerCapture ??= () => undefined;
HTMLCanvasElement.prototype.getContext = () => null;
URL.createObjectURL ??= () => 'blob:file';
URL.revokeObjectURL ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.animate ??= () => ({ cancel: () => undefined }) as unknown as Animation;
// jsdom has the method, and no sound: it gives no promise, as every browser does.
HTMLMediaElement.prototype.play = () => Promise.resolve();
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

// A dialog is a real element of jsdom that cannot be opened as a modal.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};

// A busy machine takes its time: what does not come at all is still found within the time of a test.
configure({ asyncUtilTimeout: 15_000 });

/** What a page may find in its browser, with the clipboard of `user-event`; all files of a worker share the one document. */
const own = (thing: object): string[] => Reflect.ownKeys(thing).map(String);
const found = { globalThis: new Set(own(globalThis)), navigator: new Set([...own(navigator), 'clipboard']) };

beforeEach(() => {
  document.documentElement.lang = 'ru';
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// A fake that a file forgets is found by the next one, whichever that is: it ends where it was made (`vi.stubGlobal`).
afterAll(() => {
  const left = [...own(globalThis).filter(isFake), ...own(navigator).filter((name) => !found.navigator.has(name))];
  if (left.length > 0) throw new Error(`Left in the browser for the next file: ${left.join(', ')}`);
});

/** Classes and functions of a browser alone: libraries keep marks and caches of their own. */
const isFake = (name: string): boolean =>
  !found.globalThis.has(name) && /^[A-Z]|^create/.test(name) && typeof Reflect.get(globalThis, name) === 'function';
