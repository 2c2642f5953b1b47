import { queryClient, queryOf } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { setMuted, soundsHere } from '#kit/play/mute.ts';
import { setFamilyTheme } from '#kit/theme.ts';

/**
 * What a family has chosen holds on each of its devices, unless something else was chosen on this one. Looks whenever the
 * family is read.
 */
export function obeyPreferences(): () => void {
  const obey = (): void => {
    const role = queryClient.getQueryData(sessionQuery.queryKey)?.role;
    const preferences = queryClient.getQueryData(queryOf('GET /user').queryKey)?.preferences;
    if (!preferences || (role !== 'parent' && role !== 'kid')) return;
    setFamilyTheme(preferences.theme);
    if (soundsHere() === undefined) setMuted(!preferences.sounds, { onlyNow: true });
  };
  obey();
  const [of] = queryOf('GET /user').queryKey;
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === of && query.state.status === 'success') obey();
  });
}
