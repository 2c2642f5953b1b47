import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/site/site-courses.ts';

export const texts = {
  about: {
    math: 'Counting, solving problems and not fearing mistakes',
    reading: 'From first syllables to a first book',
    english: 'Speaking from day one, no rote learning',
    writing: 'From neat letters to a story of their own',
    speaking: 'Telling things so that people listen',
    softskills: 'Agreeing, planning, working together',
    complex: 'Letters, numbers and focus for a calm first year',
    bilingual: 'Two languages through play, for the youngest',
    speakingClub: 'Telling, debating and listening to each other',
    softSkillsClub: 'Solving shared puzzles and learning to agree',
    readingClub: 'One book, read and talked over together',
    writingClub: 'Making up stories and sharing them',
  },
  lead: {
    math: 'First we touch and draw, then we count. Step by step: a new step opens once the last one clicks.',
    reading: 'We hear sounds, build syllables and read what’s interesting. The child sets the pace.',
    english: 'New words through games, songs and conversation. Grammar rules when they’re needed.',
    writing: 'The hand gets used to letters, and the child to having something to say.',
    speaking: 'More words, better stories and the knack of holding a listener’s attention.',
    softskills: 'Plans, decisions and talks where both sides are heard. Real-life examples, no lectures.',
    complex: 'Handwriting, speech, numbers and focus, so that starting school is something to look forward to.',
    bilingual: 'We play, sing and name the world in two languages. No translating, no rush.',
    speakingClub: 'A small group where everyone gets to speak. We choose the topics together.',
    softSkillsClub: 'Games and tasks nobody can solve alone. We learn to hear each other.',
    readingClub: 'We read chapter by chapter, argue about the characters and wonder “what if”.',
    writingClub: 'We write short stories, read them aloud and help each other make them better.',
  },
} satisfies Same<typeof ru>;
