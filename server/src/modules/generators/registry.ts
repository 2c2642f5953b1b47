import { barProblem } from './bars.ts';
import { negativeAdd, negativeCompare } from './below-zero.ts';
import { expand, placeValue, roundNumber } from './big-numbers.ts';
import { columnAdd, columnDecimal, columnMul, columnSub } from './columns.ts';
import { coordinates } from './coordinates.ts';
import { compareNumbers, compareSets, countObjects, numberLine, numberNeighbors, orderNumbers } from './counting.ts';
import { decimalAdd, decimalCompare } from './decimals.ts';
import { dictationEn, dictationRu } from './dictations.ts';
import { enArticle, enNumber, enPlural } from './english.ts';
import { enBe, enPast, enPrep, enVerbS } from './english-grammar.ts';
import { fractionCompare, fractionOf, fractionShape, wholeFromPart } from './fractions.ts';
import { fractionAdd, fractionEqual, mixedNumber } from './written-fractions.ts';
import { collectN, compareTrap, oneOrMany, shareOne } from './first-amounts.ts';
import { colourFind, composeShape, fillCompare, handSide, lengthCompare, shapeInThing, weightCompare } from './first-looking.ts';
import { countZero, digitFind, hiddenPart, matchNumber, numberGap, oneMore, subitize } from './first-numbers.ts';
import { doubleHalf, frogJump, storyToSum } from './first-sums.ts';
import type { Generator } from './generator.ts';
import { alphabetOrder, letterCase, letterFind, vowelSort } from './letters.ts';
import { balance, combos, logicClues, truth } from './logic.ts';
import { bigSmall, matchSame, orderSize, ordinal, position, samePair, sceneFind, shadow, spotDiff, whatMissing } from './looking.ts';
import { numberWords } from './number-words.ts';
import { matrix, numberSeq, patternFix, patternNext } from './patterns.ts';
import { pathCode, tower } from './planning.ts';
import { divBig, divRemainder, exprOrder, mulBig, mulDiv, mulTable, mulTableGrid } from './products.ts';
import { average, motionTwo, percentOf } from './rates.ts';
import { sceneSearch } from './scene-search.ts';
import { angleMissing, perimeter, shapeCount, shapeNamed, sides } from './shapes.ts';
import { oddOne, sortCategory, sortLook } from './sorting.ts';
import { gridCopy, rotation } from './squares.ts';
import { soundBoxes } from './sound-boxes.ts';
import { sudoku } from './sudoku.ts';
import { addSub, addTable, addThree, bonds, composition, equationX } from './sums.ts';
import { stress, syllableBuild, syllableCount, syllableRead } from './syllables.ts';
import { clock, clockElapsed, measure, money } from './time-and-money.ts';
import { wordSearch } from './word-search.ts';
import { wordProblem } from './word-problem.ts';
import { firstLetter, missingLetter, pictureWord, soundPlace, wordBuild } from './words.ts';

const all: readonly Generator[] = [
  countObjects,
  compareSets,
  compareNumbers,
  numberNeighbors,
  numberLine,
  orderNumbers,
  composition,
  addSub,
  addThree,
  bonds,
  addTable,
  equationX,
  mulDiv,
  divRemainder,
  mulBig,
  exprOrder,
  mulTable,
  mulTableGrid,
  wordProblem,
  fractionShape,
  fractionCompare,
  fractionOf,
  placeValue,
  expand,
  roundNumber,
  clock,
  clockElapsed,
  money,
  measure,
  shapeNamed,
  shapeCount,
  sides,
  perimeter,
  gridCopy,
  rotation,
  patternNext,
  numberSeq,
  matrix,
  oddOne,
  sortCategory,
  sudoku,
  balance,
  logicClues,
  combos,
  truth,
  pathCode,
  tower,
  ordinal,
  position,
  bigSmall,
  orderSize,
  shadow,
  samePair,
  whatMissing,
  matchSame,
  spotDiff,
  letterFind,
  letterCase,
  vowelSort,
  alphabetOrder,
  syllableCount,
  syllableBuild,
  syllableRead,
  stress,
  firstLetter,
  soundPlace,
  wordBuild,
  pictureWord,
  missingLetter,
  wordSearch,
  enNumber,
  enPlural,
  enArticle,
  enBe,
  enVerbS,
  enPrep,
  enPast,
  oneOrMany,
  subitize,
  matchNumber,
  digitFind,
  collectN,
  countZero,
  oneMore,
  hiddenPart,
  numberGap,
  shareOne,
  compareTrap,
  colourFind,
  lengthCompare,
  weightCompare,
  fillCompare,
  handSide,
  shapeInThing,
  composeShape,
  sceneFind,
  sceneSearch,
  sortLook,
  patternFix,
  frogJump,
  storyToSum,
  doubleHalf,
  divBig,
  fractionAdd,
  fractionEqual,
  wholeFromPart,
  decimalAdd,
  decimalCompare,
  negativeCompare,
  negativeAdd,
  percentOf,
  average,
  motionTwo,
  numberWords,
  angleMissing,
  coordinates,
  columnAdd,
  columnSub,
  columnMul,
  columnDecimal,
  barProblem,
  dictationRu,
  dictationEn,
  mixedNumber,
  soundBoxes,
];

/** Generators by their code, as content/ names them. */
export const generators: ReadonlyMap<string, Generator> = new Map(all.map((one) => [one.code, one]));
