import { storeOf } from './store.ts';

/** What has just happened, for those who hear the page instead of seeing it. */

const said = storeOf('');
const useSaid = (): string => said.use();

/** Tells it politely. The same words twice in a row are told twice. */
export const announce = (text: string): void => said.set(said.get() === text ? `${text}\u00A0` : text);

/** Nobody sees it: a word with the name of a key would have the letters of another alphabet fetched, and the page laid out anew. */
const unseen = { fontFamily: 'sans-serif' };

/** Stands once in a page that announces. */
export const Announcer = () => (
  <output aria-live="polite" className="sr-only" style={unseen}>
    {useSaid()}
  </output>
);
