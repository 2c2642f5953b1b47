import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Run = (command: readonly string[], cwd?: string) => Promise<string>;

const folderOf = (root: string): string => path.join(root, '.cache/chromium');

/** The program that runs the unpacked Chromium, whether it is there or not. */
export const unpackedChromium = (root: string): string => path.join(folderOf(root), 'run');

/**
 * Chromium for an account that may not install anything: Debian's own packages of it and of what this machine
 * lacks, downloaded and unpacked into .cache/chromium, with a small program that starts it from there.
 */
export async function unpackChromium(root: string, run: Run): Promise<void> {
  const folder = folderOf(root);
  const [state, cache, files, unpacked] = ['state', 'cache', 'files', 'unpacked'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  await rm(unpacked, { recursive: true, force: true });
  for (const made of [`${state}/lists/partial`, `${cache}/archives/partial`, files, unpacked]) await mkdir(made, { recursive: true });
  // apt works for anybody, as long as its own notes lie in a folder of theirs; what is installed it reads as ever.
  const settings = [
    `Dir::State::lists=${state}/lists`,
    `Dir::Cache=${cache}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    'APT::Update::Post-Invoke-Success=',
    'APT::Update::Post-Invoke=',
  ];
  const apt = ['apt-get', ...settings.flatMap((setting) => ['-o', setting])];
  await run([...apt, 'update']);
  const plan = await run([...apt, 'install', '--simulate', '--no-install-recommends', 'chromium']);
  // Inst chromium (156.0.8078.79-1~deb12u1 Debian-Security:12/oldstable-security [amd64])
  const missing = [...plan.matchAll(/^Inst (\S+) (?:\[\S+\] )?\((\S+) /gm)].map(([, name, version]) => `${name}=${version}`);
  await run([...apt, 'download', ...(missing.length > 0 ? missing : ['chromium', 'chromium-common'])], files);
  for (const file of await readdir(files)) {
    if (file.endsWith('.deb')) await run(['dpkg-deb', '--extract', path.join(files, file), unpacked]);
  }
  await rm(files, { recursive: true, force: true });
  await writeStarter(folder, unpacked);
}

async function writeStarter(folder: string, unpacked: string): Promise<void> {
  const entries = await readdir(unpacked, { recursive: true, withFileTypes: true });
  const libraries = new Set(entries.filter(({ name }) => /\.so(\.|$)/.test(name)).map(({ parentPath }) => parentPath));
  const fonts = path.join(folder, 'fonts.conf');
  await writeFile(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>` +
      `<dir>/usr/share/fonts</dir><dir>${unpacked}/usr/share/fonts</dir><cachedir>${folder}/fonts</cachedir></fontconfig>\n`,
  );
  const lines = ['#!/bin/sh', `export LD_LIBRARY_PATH='${[...libraries].join(':')}'`];
  if (!existsSync('/etc/fonts/fonts.conf')) lines.push(`export FONTCONFIG_FILE='${fonts}'`);
  lines.push(`exec '${unpacked}/usr/lib/chromium/chromium' --no-sandbox "$@"`, '');
  const starter = path.join(folder, 'run');
  await writeFile(starter, lines.join('\n'));
  await chmod(starter, 0o755);
}
