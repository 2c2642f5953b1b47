import { expect, test } from 'vitest';

import { createLog } from './log.ts';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ level: 'info', to: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

test('passwords, tokens, codes, pins, phones and e-mail addresses are taken out of log lines', () => {
  const text = linesOf((log) =>
    log.info(
      {
        email: 'anna@example.com',
        body: { password: 'pass-1', idToken: 'id-1', pin: '1234', phone: '375291234567' },
        req2: { headers: { authorization: 'Bearer b-1', cookie: 'c-1', 'set-cookie': 'sc-1' } },
        code: '654321',
        lesson: { id: 'kept' },
      },
      'signed in',
    ),
  );
  for (const secret of ['anna@', 'pass-1', 'id-1', '1234', '375', 'b-1', 'c-1', 'sc-1', '654321']) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain('"id":"kept"');
});

test('a request is logged by its path, without the query that may carry a one-time token', () => {
  const text = linesOf((log) => log.info({ req: { method: 'GET', url: '/login?token=abc123#token=abc123' } }));
  expect(text).toContain('"url":"/login"');
  expect(text).not.toContain('abc123');
});
