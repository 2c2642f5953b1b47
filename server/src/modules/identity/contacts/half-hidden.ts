/** An e-mail or a phone, so that its owner knows it again and nobody else learns it: `an…@example.com`, `+375…67`. */
export function halfHidden(contact: string): string {
  const at = contact.lastIndexOf('@');
  return at === -1 ? `${contact.slice(0, 4)}…${contact.slice(-2)}` : `${contact.slice(0, Math.min(2, at - 1))}…${contact.slice(at)}`;
}
