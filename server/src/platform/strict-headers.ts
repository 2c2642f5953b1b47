/** The content policy of pages, as docs/design/security.md#content-policy has it: nothing but our own origin, no inline code or style. */
const contentPolicy = (connect: readonly string[]) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  ["connect-src 'self'", ...connect].join(' '),
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
];

/**
 * Headers of every answer, made once. Calls answer with data that no browser may show as a page, so their content
 * policy allows nothing; what only concerns pages is left out of them. `connect` are other origins that pages may send to.
 */
export function headersFor({ https, connect = [] }: { https: boolean; connect?: readonly string[] }): {
  forCalls: Record<string, string>;
  forPages: Record<string, string>;
  forFiles: Record<string, string>;
  forDecoders: Record<string, string>;
} {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  // What no browser may show as a page of its own needs no more.
  const shut = { ...always, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
  return {
    forCalls: { ...shut, 'cache-control': 'no-store' },
    // A first page asks for thirty of them: what only pages need would weigh as much as they do.
    forFiles: { ...shut, 'cross-origin-resource-policy': 'same-origin' },
    // Workers that unpack scans and decode recordings by WebAssembly. They have no line to anywhere.
    forDecoders: {
      ...shut,
      'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    },
    forPages: {
      ...always,
      'content-security-policy': [...contentPolicy(connect), ...(https ? ['upgrade-insecure-requests'] : [])].join('; '),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=()',
      'x-frame-options': 'DENY',
    },
  };
}
