import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { looks } from './fixtures.ts';
import { startSchool } from './running-school.ts';

const root = path.resolve(import.meta.dirname, '..');
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Serves the pages of the app from a store as the shell does: from an address of their own, every unknown path is the app. */
async function shellAt(): Promise<{ server: Server; folder: string; url: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chip-shell-'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shell');
    const kind = path.extname(pathname).slice(1);
    const file = path.join(folder, kind === '' ? 'index.html' : path.normalize(pathname));
    readFile(file).then(
      (bytes) => response.setHeader('content-type', types[kind === '' ? 'html' : kind] ?? 'application/octet-stream').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, folder, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function pack(school: string, folder: string): Promise<void> {
  const env = { ...process.env, SCHOOL_REGIONS: `EU=${school}`, NATIVE_OUT: folder };
  const [status] = (await once(
    spawn(process.execPath, ['scripts/build-native.ts', '--www'], { cwd: root, env, stdio: 'inherit' }),
    'exit',
  )) as [number];
  expect(status).toBe(0);
}

test('the app from a store, at an address of its own, signs in by tokens, stays signed in, hears live news and signs out @long', async ({
  browser,
}) => {
  const shell = await shellAt();
  const school = await startSchool({ SHELL_ORIGINS: shell.url });
  try {
    await pack(school.url, shell.folder);
    const context = await browser.newContext({ ...looks.phone, baseURL: shell.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (fault) => wrong.push(fault.message));
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
    const live = page.waitForEvent('websocket', { predicate: (socket) => socket.url().startsWith(school.url.replace('http', 'ws')) });

    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('E-mail или телефон').fill('anna@chip.school');
    await page.getByLabel('Пароль', { exact: true }).fill('anna-chip-2026');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page).toHaveURL('/kid-switcher');
    await page.goto('/schedule');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await live).url()).toContain('/realtime?ticket=');
    // Signed in still after a start anew, and never by a cookie of the browser; no worker between.
    await expect(page).toHaveURL(/\/schedule/);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);

    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await page.goto('/schedule');
    await expect(page).toHaveURL('/login?next=%2Fschedule');
    expect(wrong).toEqual([]);
    await context.close();
  } finally {
    await school.stop();
    shell.server.close();
    await rm(shell.folder, { recursive: true, force: true });
  }
});
