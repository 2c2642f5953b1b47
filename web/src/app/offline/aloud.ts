import { localeNow } from '#i18n/locale.ts';
import { textsOf } from '#i18n/texts.ts';
import { say } from '#kit/play/speech.ts';
import { hearsAll, knownRecordings } from '#kit/play/voice-state.ts';

/** A child who cannot read is told aloud that the connection is gone, and that it is back. */

type Speech = 'gone' | 'back';

const utteranceOf = async (name: Speech) => ({
  text: (await textsOf('errorPages')).offline.speech[name],
  lang: localeNow() === 'en-US' ? ('en' as const) : ('ru' as const),
});
const tell = (name: Speech): void => void utteranceOf(name).then((utterance) => say([utterance], { slow: true }));

/** The loudspeaker: again. */
export const hearGone = (): void => tell('gone');
/** Who reads sees it; who hears is told. */
export const tellGone = (): void => void (hearsAll.get() && tell('gone'));
export const tellBack = (): void => void (hearsAll.get() && tell('back'));

/** While there is a connection: the recordings come onto this device, so that they are there without one. */
export async function keepRecordings(): Promise<void> {
  const [known, ...kept] = await Promise.all([knownRecordings(), utteranceOf('gone'), utteranceOf('back')]);
  const files = kept.flatMap((utterance) => known?.filesOf(utterance) ?? []);
  await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
}
