import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../scripts/free-port.ts';

/** Is there a Janus on this machine (Debian: apt-get install janus)? What needs one is left out otherwise, and says so. */
export const hasJanus = spawnSync('janus', ['--version']).error === undefined;

const [secret, adminKey] = ['a secret of the school', 'a key of the rooms'];

/** A Janus of one's own with its video rooms alone, as docs/operations/janus.md says to set it up; the same port again with `port`. */
export async function startJanus(port?: number) {
  const at = port ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'chip-janus-'));
  const files = {
    'janus.jcfg': `general: { api_secret = "${secret}" }
      plugins: { disable = "libjanus_audiobridge.so,libjanus_duktape.so,libjanus_echotest.so,libjanus_lua.so,libjanus_nosip.so,libjanus_recordplay.so,libjanus_sip.so,libjanus_streaming.so,libjanus_textroom.so,libjanus_videocall.so,libjanus_voicemail.so" }
      transports: { disable = "libjanus_http.so,libjanus_mqtt.so,libjanus_nanomsg.so,libjanus_pfunix.so,libjanus_rabbitmq.so" }`,
    'janus.transport.websockets.jcfg': `general: { ws = true, ws_port = ${at}, ws_ip = "127.0.0.1" }`,
    'janus.plugin.videoroom.jcfg': `general: { admin_key = "${adminKey}" }`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const child = spawn('janus', ['-F', folder, '--disable-colors'], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (lines: Buffer) => lines.toString().includes('WebSockets transport plugin initialized') && ready());
    child.once('exit', (code) => failed(new Error(`Janus ended with ${code}`)));
  });
  return {
    port: at,
    env: { JANUS_URL: `ws://127.0.0.1:${at}`, JANUS_SECRET: secret, JANUS_ADMIN_KEY: adminKey },
    pid: child.pid,
    async stop(): Promise<void> {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
