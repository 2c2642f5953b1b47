import { alphabets } from '@school/contract/playbooks/alphabets';
import { type VoiceLang, type VoicePiece, voiceFile, voicePieces } from '@school/contract/playbooks/voice';
import { badgeKinds, rewardLimits } from '@school/contract/rewards/limits';

import { spokenByGames } from '../server/src/modules/brain-trainer/index.ts';
import { createLibrary } from '../server/src/modules/library/index.ts';
import { checkTests } from '../server/src/modules/onboarding/index.ts';
import {
  createPlaybookCatalogue,
  createTaskFactory,
  everyAlmost,
  soundSlips,
  piecesForTheYoungest,
  recordedUntilAge,
} from '../server/src/modules/playbooks/index.ts';
import { spokenByBooks, spokenByRhymes, spokenByStickers, spokenByTales } from '../server/src/modules/rewards/index.ts';
import { texts as brainEn } from '@school/words/en/kid/brain';
import { texts as brainGamesEn } from '@school/words/en/kid/brain-games';
import { texts as kidEn } from '@school/words/en/kid/kid';
import { texts as kidCoursesEn } from '@school/words/en/kid/kid-courses';
import { texts as kidWorldEn } from '@school/words/en/kid/kid-world';
import { texts as kidRewardsEn } from '@school/words/en/kid/kid-rewards';
import { texts as kidTogetherEn } from '@school/words/en/kid/kid-together';
import { texts as kidFreePlayEn } from '@school/words/en/kid/kid-free-play';
import { texts as kidBooksEn } from '@school/words/en/kid/kid-books';
import { texts as kidStoryEn } from '@school/words/en/kid/kid-story';
import { texts as kidRoomEn } from '@school/words/en/kid/kid-room';
import { texts as roomStickersEn } from '@school/words/en/shared/room-stickers';
import { texts as roomToolsEn } from '@school/words/en/shared/room-tools';
import { texts as lessonFacesEn } from '@school/words/en/shared/lesson-faces';
import { texts as picturesEn } from '@school/words/en/shared/pictures';
import { texts as playerEn } from '@school/words/en/kid/player';
import { texts as teacherWordsEn } from '@school/words/en/shared/teacher-words';
import { texts as errorPagesEn } from '@school/words/en/shared/error-pages';
import { texts as verdictsEn } from '@school/words/en/kid/verdicts';
import { texts as brainRu } from '@school/words/ru/kid/brain';
import { texts as brainGamesRu } from '@school/words/ru/kid/brain-games';
import { texts as kidRu } from '@school/words/ru/kid/kid';
import { texts as kidCoursesRu } from '@school/words/ru/kid/kid-courses';
import { texts as kidWorldRu } from '@school/words/ru/kid/kid-world';
import { texts as kidRewardsRu } from '@school/words/ru/kid/kid-rewards';
import { texts as kidTogetherRu } from '@school/words/ru/kid/kid-together';
import { texts as kidFreePlayRu } from '@school/words/ru/kid/kid-free-play';
import { texts as kidBooksRu } from '@school/words/ru/kid/kid-books';
import { texts as kidStoryRu } from '@school/words/ru/kid/kid-story';
import { texts as kidRoomRu } from '@school/words/ru/kid/kid-room';
import { texts as roomStickersRu } from '@school/words/ru/shared/room-stickers';
import { texts as roomToolsRu } from '@school/words/ru/shared/room-tools';
import { texts as lessonFacesRu } from '@school/words/ru/shared/lesson-faces';
import { texts as picturesRu } from '@school/words/ru/shared/pictures';
import { texts as playerRu } from '@school/words/ru/kid/player';
import { texts as teacherWordsRu } from '@school/words/ru/shared/teacher-words';
import { texts as errorPagesRu } from '@school/words/ru/shared/error-pages';
import { texts as verdictsRu } from '@school/words/ru/kid/verdicts';

const pages = {
  ru: {
    kid: kidRu,
    kidCourses: kidCoursesRu,
    player: playerRu,
    verdicts: verdictsRu,
    brain: brainRu,
    brainGames: brainGamesRu,
    teacherWords: teacherWordsRu,
    lessonFaces: lessonFacesRu,
    kidRoom: kidRoomRu,
    kidWorld: kidWorldRu,
    kidRewards: kidRewardsRu,
    kidTogether: kidTogetherRu,
    kidStory: kidStoryRu,
    kidBooks: kidBooksRu,
    kidFreePlay: kidFreePlayRu,
    roomStickers: roomStickersRu,
    roomTools: roomToolsRu,
    pictures: picturesRu,
    errorPages: errorPagesRu,
  },
  en: {
    kid: kidEn,
    kidCourses: kidCoursesEn,
    player: playerEn,
    verdicts: verdictsEn,
    brain: brainEn,
    brainGames: brainGamesEn,
    teacherWords: teacherWordsEn,
    lessonFaces: lessonFacesEn,
    kidRoom: kidRoomEn,
    kidWorld: kidWorldEn,
    kidRewards: kidRewardsEn,
    kidTogether: kidTogetherEn,
    kidStory: kidStoryEn,
    kidBooks: kidBooksEn,
    kidFreePlay: kidFreePlayEn,
    roomStickers: roomStickersEn,
    roomTools: roomToolsEn,
    pictures: picturesEn,
    errorPages: errorPagesEn,
  },
};
/** Tasks that may wait at once, and stars of a playbook: numbers that are said. */
const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What a child who cannot read hears of what it collects: fireflies, the house, every sticker with its fact. */
function saidByRewards(texts: typeof kidRewardsRu, library: ReturnType<typeof createLibrary>, lang: VoiceLang): string[] {
  const { least, most } = rewardLimits.fireflies;
  const goals = numbers.slice(least, most + 1);
  return [
    ...goals.flatMap((of) => numbers.slice(0, of + 1).map((caught) => texts.jar(caught, of))),
    ...Object.values(texts.speech),
    ...Object.values(texts.things),
    ...spokenByStickers(library, lang),
    ...spokenByTales(library, lang, recordedUntilAge),
  ];
}

/** What badges, the bridge of a club and the wardrobe of Chip say. */
const saidTogether = (texts: typeof kidTogetherRu): string[] => [
  ...Object.values(texts.speech),
  ...Object.values(texts.scarves),
  ...Object.values(texts.hats),
  ...badgeKinds.flatMap((kind) => rewardLimits.badges[kind].map((step) => texts.badges[kind](step))),
];

/** What the pages of a child who cannot read say by themselves, whatever the task. */
function saidByPages(lang: VoiceLang): string[] {
  const {
    kid,
    player,
    verdicts,
    brain,
    brainGames: games,
    teacherWords,
    lessonFaces,
    kidRoom,
    kidCourses,
    kidWorld,
    kidRewards,
    kidTogether,
    kidStory,
    kidBooks,
    kidFreePlay,
    roomStickers,
    roomTools,
    pictures,
    errorPages,
  } = pages[lang];
  const { speech } = kid;
  const library = createLibrary();
  const levels = library.courseCodes
    .flatMap((code) => library.course(code)?.levels ?? [])
    .filter(({ ages }) => ages.from <= recordedUntilAge);
  const titles = [
    ...library.courseCodes.flatMap((code) => library.course(code)?.title[lang] ?? []),
    ...levels.flatMap(({ lessons }) => lessons.map(({ title }) => title[lang])),
  ];
  const certificates = levels.flatMap(({ lessons }) => lessons.flatMap(({ certificate }) => certificate?.[lang] ?? []));
  return [
    ...certificates,
    speech.hello,
    ...Object.values(speech.lessonDay),
    speech.homeTask,
    speech.homeDone,
    speech.homeEmpty,
    speech.lockedLesson,
    kidCourses.noHomework,
    kidCourses.homeworkAllDone,
    kid.courseNotStarted,
    kid.lessonNotFound,
    ...numbers.map(kid.homeworkOpen),
    kid.game.locked,
    ...library.courseCodes.flatMap((code) => library.course(code)?.game.title[lang] ?? []).map((title) => `${title}. ${kid.game.speech}`),
    ...titles.flatMap((title) => [speech.course(title), speech.lesson(title)]),
    ...Object.values(kidWorld.speech).flat(),
    ...Object.values(kidWorld.goalOf),
    ...Object.values(kidStory.speech),
    ...Object.values(kidBooks.speech),
    // Books from six on are for those who begin to read.
    ...spokenByBooks(library, lang, recordedUntilAge - 1),
    ...Object.values(kidFreePlay.speech),
    ...Object.values(kidFreePlay.song).map((song) => `${song}. ${kidFreePlay.speech.song}`),
    ...spokenByRhymes(library, lang),
    ...saidByRewards(kidRewards, library, lang),
    ...saidTogether(kidTogether),
    // Tiles of letters say what they are.
    ...Array.from(alphabets[lang]),
    player.tryAgain,
    verdicts.partly,
    verdicts.shown,
    ...titles.map(verdicts.learnt),
    ...[...everyAlmost, ...Object.values(soundSlips)].map((words) => words[lang]),
    verdicts.waiting,
    verdicts.skipped,
    ...Object.values(verdicts.praise),
    ...Object.values(verdicts.tiers),
    ...numbers.slice(0, 4).map(verdicts.starsSaid),
    ...spokenByGames(library, createPlaybookCatalogue(library).material().words, lang),
    ...Object.values(kidRoom.speech),
    ...Object.values(roomStickers.names),
    ...Object.values(roomTools.speech),
    ...roomTools.lights,
    roomTools.timeIsUp,
    roomTools.go,
    lessonFaces.speech,
    lessonFaces.thanks,
    ...Object.values(pictures.speech),
    ...Object.values(errorPages.offline.speech),
    ...Object.values(lessonFaces.faces),
    teacherWords.seen,
    ...Object.values(teacherWords.ofMark),
    brain.duelSpeech,
    brain.kidSpeech,
    brain.kidSpeechDone,
    games.resultTitle,
    games.watch,
    games.repeatNow,
    games.backwardNow,
    games.remember,
    games.dial,
    games.dialBackward,
    games.rememberCard,
    games.sameAsBefore,
    games.whereMore,
    games.whichWay,
    games.findAll,
    games.whichMissing,
    games.whichTurned,
    games.opposite,
    games.wordHint(''),
    ...Object.values(games.catchOnly),
    ...Object.values(games.schulteRules),
    ...Object.values(games.cues),
    ...Object.values(games.oddBy),
    ...numbers.slice(2).map(games.inMoves),
  ];
}

/** Every piece that is to be recorded: what pages say, and what tasks say in so many attempts. */
export function spokenPieces(given: { seeds: number; from?: string }): Map<string, VoicePiece> {
  const library = createLibrary();
  const pieces = piecesForTheYoungest(library, given);
  for (const [file, piece] of checkTests(library, createTaskFactory(createPlaybookCatalogue(library)), given).heard)
    pieces.set(file, piece);
  for (const lang of ['ru', 'en'] as const)
    for (const text of saidByPages(lang)) for (const piece of voicePieces(text, lang)) pieces.set(voiceFile(piece), piece);
  return pieces;
}
