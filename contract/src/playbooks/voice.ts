/**
 * What is said is put together from recorded pieces: a sentence that is always the same is one piece, the name or
 * the number in it is another, so that every task a generator can make is sounded by a number of files that can be
 * counted. Recording (server) and playing (browser) cut texts with this one function.
 */

export type VoiceLang = 'ru' | 'en';

/** A stretch of text that one file says. */
export interface VoicePiece {
  lang: VoiceLang;
  text: string;
}

const clauseEnd = /(?<=[.!?…:;,])\s+|\s+[—–-]\s+/;
const quoted = /[«“„"]([^»”"]*)[»”"]/g;
const marks = /[«»“”„"()[\]]/g;
const ending = /[.,!?…:;–—-]+$/;
const beginning = /^[^\p{L}\d]+/u;
const number = /^\d+$/;
/** A voice says the letters of its own language, and numbers; signs of sounds and the like are for the eye. */
const sayable = { ru: /[а-яё\d]/i, en: /[a-z\d]/i };
/** After these a number stands alone: «3 плюс 2», “3 and 2”; other words belong to it: «3 груши». */
const alone = new Set(
  'плюс минус равно это больше меньше и или да до от раз на в с у как чем где plus minus equals is and or than to in on more less times'.split(
    ' ',
  ),
);

/** Cuts a text as it is said in `lang` into its pieces, in order. Words in another script are said by the other voice. */
export function voicePieces(text: string, lang: VoiceLang): VoicePiece[] {
  // A quoted word is the part that changes: it is a piece of its own.
  const parts = text.replace(quoted, ' ; $1 ; ').replace(marks, ' ').split(clauseEnd);
  return parts.flatMap((part) => piecesOfClause(part, lang));
}

function piecesOfClause(clause: string, lang: VoiceLang): VoicePiece[] {
  const pieces: VoicePiece[] = [];
  let run: string[] = [];
  let runLang = lang;
  const close = () => {
    const said = run.join(' ').replace(ending, '').replace(beginning, '').trim().toLowerCase();
    if (sayable[runLang].test(said)) pieces.push({ lang: runLang, text: said });
    run = [];
    runLang = lang;
  };
  const words = clause.trim().split(/\s+/);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const bare = word.replace(ending, '');
    const own = langOf(bare) ?? lang;
    if (number.test(bare)) {
      close();
      const next = words[at + 1]?.replace(ending, '');
      const takes = bare === word && next !== undefined && langOf(next) === lang && !alone.has(next.toLowerCase());
      run = takes ? [bare, next] : [bare];
      if (takes) at++;
      close();
    } else {
      if (run.length > 0 && own !== runLang) close();
      if (run.length === 0) runLang = own;
      run.push(word);
    }
  }
  close();
  return pieces;
}

const langOf = (word: string): VoiceLang | undefined => (/[а-яё]/i.test(word) ? 'ru' : /[a-z]/i.test(word) ? 'en' : undefined);

/** Where the file of a piece lies, on our own origin: named by what it says, so it never changes. */
export const voiceFile = ({ lang, text }: VoicePiece): string => `/voices/${lang}/${nameOf(text)}.opus`;

/** FNV-1a, 64 bits in two halves: short, and the same in the browser and on the server. */
function nameOf(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of new TextEncoder().encode(text)) {
    low = (low ^ byte) >>> 0;
    // times 2^40 + 2^8 + 0xb3, in halves
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + (low << 8) + Math.floor(product / 0x1_0000_0000)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
