import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { VoiceLang, VoicePiece } from '@school/contract/playbooks/voice';

import { leansOnNeighbour, type Pronunciation, saidAloud, type SpokenWord } from '../../server/src/modules/playbooks/index.ts';
import { stressFaults, stressIn } from './check.ts';
import { programs } from './encode.ts';

const voices = { ru: 'voice_msu_ru_nsh_clunits', en: 'voice_cmu_us_slt_arctic_hts' };
const vowel = /[аеёиоуыэюя]/g;

/** What festival is to say, and what its lexicon has to be told of it. */
export interface Script {
  words: readonly string[];
  /** The stressed vowel of a Russian word; the sounds of an English one. */
  entries: ReadonlyMap<string, number | string>;
}

/** The voice reads + before a vowel as its stress. */
function marked({ letters, stress }: SpokenWord): string {
  let nth = 0;
  return forVoice(letters).replace(vowel, (one) => (++nth === stress && one !== 'ё' ? `+${one}` : one));
}

/** Its rules know «-тся», not «-ться»: both sound alike. */
const forVoice = (letters: string) => letters.replace(/ться$/, 'тся');

/** The English voice takes a letter a for the article. */
function englishScript(piece: VoicePiece): Script {
  const words = saidAloud(piece).split(' ');
  const isLetter = words.at(-1) === 'a' && (words.length === 1 || words.at(-2)?.startsWith('letter'));
  return isLetter
    ? { words: [...words.slice(0, -1), 'lettera'], entries: new Map([['lettera', '(((ey) 1))']]) }
    : { words, entries: new Map() };
}

function russianScript(words: readonly SpokenWord[], pronunciation: Pronunciation): Script {
  const entries = new Map<string, number>();
  const said = words.map((word) => {
    const usual = pronunciation.stressOf(word.letters) ?? word.stress;
    if (word.stress === 0) return word.letters;
    // A stress that these letters do not always have is marked in the word itself.
    if (leansOnNeighbour(word.letters) || usual !== word.stress) return marked(word);
    entries.set(forVoice(word.letters), word.stress);
    return forVoice(word.letters);
  });
  return { words: said, entries };
}

/** How festival says these pieces as the dictionary wants it, and the sounds it then makes. Throws where a word is unknown: nothing is guessed. */
export function rightly(
  pieces: readonly VoicePiece[],
  pronunciation: Pronunciation,
  folder: string,
): { scripts: Script[]; sounds: string[] } {
  const [first] = pieces;
  if (first?.lang !== 'ru') {
    const scripts = pieces.map(englishScript);
    return { scripts, sounds: festival('en', scripts, folder) };
  }
  const unknown = new Set<string>();
  const spoken = pieces.map((piece) => {
    const found = pronunciation.of(saidAloud(piece));
    if ('words' in found) return found.words;
    for (const word of found.unknown) unknown.add(`${word} (${piece.text})`);
    return [];
  });
  if (unknown.size > 0) throw new Error(`content/pronunciation.txt does not know: ${[...unknown].join(', ')}`);
  const scripts = toldToVoice(
    spoken.map((words) => russianScript(words, pronunciation)),
    folder,
  );
  const sounds = festival('ru', scripts, folder);
  // Some words change beside others: «ани было» would sound like «ни было».
  const wrong = pieces.flatMap(({ text }, at) => (stressFaults(text, sounds[at] ?? '', pronunciation).length > 0 ? [at] : []));
  for (const at of wrong) scripts[at] = { words: (spoken[at] ?? []).map(marked), entries: new Map() };
  const again = festival(
    'ru',
    wrong.map((at) => scripts[at] ?? { words: [], entries: new Map() }),
    folder,
  );
  for (const [nth, at] of wrong.entries()) sounds[at] = again[nth] ?? '';
  return { scripts, sounds };
}

/** The Russian voice stresses many words rightly by itself: it is told only of the others. */
function toldToVoice(scripts: readonly Script[], folder: string): Script[] {
  const told = new Map(scripts.flatMap(({ entries }) => [...entries]));
  const words = [...told.keys()];
  const alone = festival(
    'ru',
    words.map((word) => ({ words: [word], entries: new Map() })),
    folder,
  );
  const right = new Set(words.filter((word, at) => stressIn(alone[at] ?? '') === told.get(word)));
  return scripts.map(({ words: said, entries }) => ({ words: said, entries: new Map([...entries].filter(([word]) => !right.has(word))) }));
}

/** Says these one after another; returns the sounds of each, a word from the next divided by a bar. Waves are written where a name is given. */
export function festival(lang: VoiceLang, scripts: readonly Script[], folder: string, waves?: readonly string[]): string[] {
  const entries = new Map(scripts.flatMap((script) => [...script.entries]));
  const lines = [
    `(${voices[lang]})`,
    ...(waves ? [] : ["(Parameter.set 'Synth_Method 'None)"]),
    ...[...entries].map(([word, said]) => `(lex.add.entry '("${word}" ${typeof said === 'number' ? `n (${said})` : `nil ${said}`}))`),
    `(define (sounds utt)
  (format t "@")
  (mapcar (lambda (word)
    (mapcar (lambda (syl)
      (mapcar (lambda (seg) (format t "%s " (item.name seg))) (item.relation.daughters syl 'SylStructure)))
      (item.relation.daughters word 'SylStructure))
    (format t "|"))
    (utt.relation.items utt 'Word))
  (format t "\\n"))`,
    ...scripts.map(({ words }, at) => {
      const text = words.join(' ').replace(/["\\]/g, '');
      const wave = waves ? `(utt.save.wave utt "${waves[at]}" 'riff)` : '';
      return `(let ((utt (utt.synth (Utterance Text "${text}")))) (sounds utt) ${wave})`;
    }),
  ];
  if (scripts.length === 0) return [];
  const file = path.join(folder, 'say.scm');
  writeFileSync(file, lines.join('\n'));
  const { status, stdout, stderr, error } = spawnSync('festival', ['-b', file], { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) throw new Error(`festival is not installed: ${programs}`);
  const spoken = stdout.split('\n').filter((line) => line.startsWith('@'));
  if (status !== 0 || spoken.length !== scripts.length) throw new Error(`festival: ${stderr}`);
  return spoken.map((line) =>
    line
      .slice(1)
      .split('|')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .join('|'),
  );
}
