import type { CapacitorConfig } from '@capacitor/cli';

/** The app for the stores: the same pages, packed into it (`npm run native`), that call the school where it is. */
const config: CapacitorConfig = {
  appId: 'by.chipschool.app',
  appName: 'Чип',
  webDir: 'www',
  // The addresses of its pages, as SHELL_ORIGINS of the school has them: capacitor://localhost and https://localhost.
  server: { androidScheme: 'https', iosScheme: 'capacitor', hostname: 'localhost' },
  android: { allowMixedContent: false, captureInput: false, webContentsDebuggingEnabled: false },
  ios: { contentInset: 'never', limitsNavigationsToAppBoundDomains: false, webContentsDebuggingEnabled: false },
  plugins: {
    // Taken away by the app when its first page stands (web, native/start-shell.ts).
    SplashScreen: { launchAutoHide: false, launchFadeOutDuration: 200, backgroundColor: '#fdfaf3', androidScaleType: 'CENTER_INSIDE' },
    StatusBar: { overlaysWebView: false },
  },
};

// The command-line tool of Capacitor looks for it here.
// oxlint-disable-next-line import/no-default-export
export default config;
