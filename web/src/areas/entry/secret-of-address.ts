/** The secret of a link: it stands after the #, which no server and no log ever sees, and leaves the address at once. */
export function takeSecret(): string {
  const secret = location.hash.slice(1);
  if (secret !== '') history.replaceState(history.state, '', location.pathname);
  return secret;
}
