import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** What a browser has and jsdom has not, in the least way the pages can tell. No module of ours is replaced. */

window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
window.scrollTo = () => undefined;
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

beforeEach(() => {
  document.documentElement.lang = 'ru';
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
