import { balanced, between, type BrainGameRules, chosen, quickChoice } from '../game.ts';
import { pictureOf, questions } from '../words.ts';

const highest = 14;

/** Yes or no: does it belong? First one question, then two and three by turns; from level 10 on the answers change parts. */
export const categoryRush: BrainGameRules<'category-rush'> = {
  code: 'category-rush',
  ...quickChoice,
  highest,
  trial({ random, level, past, ground }) {
    const asked = random.pick(questions.slice(0, level < 4 ? 2 : level < 7 ? 4 : questions.length));
    // A question stays for some cards; it changes sooner as levels grow.
    const last = questions.find(({ ask }) => ask.ru === past.at(-1)?.category.ru);
    const stays = last && random.share() < between(0.9, 0.3, level, highest);
    const question = stays ? last : asked;
    const reversed = level >= 10 && (stays ? (past.at(-1)?.reversed ?? false) : random.coin());
    const right = balanced(random, 2, past);
    const belongs = (right === 0) !== reversed;
    const word = random.pick(ground.words.filter(({ category }) => (belongs ? question.yes : question.no).includes(category)));
    return { category: question.ask, reversed, face: pictureOf(word), right, deadlineMs: Math.round(between(3000, 900, level, highest)) };
  },
  judge: ({ right }, { choice }) => chosen(choice, right, 2),
};
