import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { plainImports } from './plain-imports-plugin.ts';

interface Helper {
  __vitePreload<T>(load: () => Promise<T>): Promise<T>;
}
/** What the build puts in the place of the bundler's own helper. */
async function helper(): Promise<Helper> {
  const { handler } = plainImports().load as { handler: () => string };
  return (await import(`data:text/javascript,${encodeURIComponent(handler())}`)) as Helper;
}

describe('a part of the app that is loaded later', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('has 120 seconds to come, to the millisecond, and then fails so that another try can be offered', async () => {
    const { __vitePreload } = await helper();
    const said: string[] = [];
    __vitePreload(() => new Promise(() => undefined)).catch((cause: unknown) => said.push((cause as DOMException).name));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['TimeoutError']);
  });

  test('that comes leaves nothing waiting; one that cannot be had fails at once', async () => {
    const { __vitePreload } = await helper();
    await expect(__vitePreload(() => Promise.resolve('here'))).resolves.toBe('here');
    await expect(__vitePreload(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});
