import type { FastifyInstance } from 'fastify';

import type { Settings } from './settings.ts';

/**
 * Tells Android and iOS that the app from a store is the school's own, so that links of its messages open in it
 * (native/README.md). Without the settings there are no such pages.
 */
export function serveAppLinks(app: FastifyInstance, { shellAndroid, shellIos }: Pick<Settings, 'shellAndroid' | 'shellIos'>): void {
  if (shellAndroid.length > 0) {
    const statements = shellAndroid.map(({ name, certificates }) => ({
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: certificates },
    }));
    app.get('/.well-known/assetlinks.json', () => statements);
  }
  if (shellIos.length > 0) {
    // What belongs to the school's server alone stays in the browser.
    const components = [{ '/': '/api/*', exclude: true }, { '/': '/dev/*', exclude: true }, { '/': '/*' }];
    const links = { applinks: { details: [{ appIDs: shellIos, components }] } };
    app.get('/.well-known/apple-app-site-association', () => links);
  }
}
