/**
 * True in the app that families install from a store (`npm run native`), false in a browser. Known when the app is
 * built, so what is only for one of the two never travels in the other.
 */
export const isNativeShell = (): boolean => import.meta.env.MODE === 'native';
