/**
 * Where the school is. In a browser that is where its pages come from; several regions behind one address have a path each,
 * which the server writes into the page (`data-region`, `data-base`) when the school has more than one. The app from a store
 * has pages of its own and is told at its start.
 */
const { region, base = '' }: { region?: string; base?: string } = globalThis.document?.documentElement.dataset ?? {};

let school: { region: string | undefined; base: string } = { region, base };

/** Says where the school is; before the first call. */
export const setSchool = (of: typeof school): void => {
  school = of;
};

/** An address of the school (`/api/user`, `/realtime`), where it is reached from here. */
export const atSchool = (path: string): string => `${school.base}${path}`;

/** The region that this page talks to; undefined where the school has only one. */
export const regionHere = (): string | undefined => school.region;

/** The region that an ID token is from (docs/rules/wire.md#claims, claim `reg`); undefined for what is no token. */
export function regionOf(idToken: string): string | undefined {
  try {
    const [, claims = ''] = idToken.split('.');
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { reg?: string }).reg;
  } catch {
    return undefined;
  }
}

/**
 * For `JSON.parse`: in the app from a store, the addresses of pictures and sounds in an answer lead to the school, not into
 * the app.
 */
export const ownFile = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && /^\/(?:files|voices)\//.test(value) ? atSchool(value) : value;
