import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';
import type { Locale } from '@school/contract/shapes';

interface Names {
  /** As they stand within a sentence. */
  subjects: Record<SubjectCode, string>;
  courses: Record<CourseCode, string>;
}

/** Names of subjects and courses for what leaves the school without a browser: messages, calendars, documents. */
export const namesIn: Record<Locale, Names> = {
  'ru-RU': {
    subjects: { math: 'математика', complex: 'подготовка к школе', english: 'английский', writing: 'письмо', speaking: 'речь' },
    courses: {
      math: 'Математика',
      reading: 'Чтение',
      english: 'Английский',
      writing: 'Письмо',
      speaking: 'Речь',
      softskills: 'Гибкие навыки',
      complex: 'Подготовка к школе',
      bilingual: 'Двуязычное развитие',
      speakingClub: 'Разговорный клуб',
      softSkillsClub: 'Клуб гибких навыков',
      readingClub: 'Читательский клуб',
      writingClub: 'Клуб письма',
    },
  },
  'en-US': {
    subjects: { math: 'maths', complex: 'school readiness', english: 'English', writing: 'writing', speaking: 'speaking' },
    courses: {
      math: 'Maths',
      reading: 'Reading',
      english: 'English',
      writing: 'Writing',
      speaking: 'Speaking',
      softskills: 'Soft skills',
      complex: 'School readiness',
      bilingual: 'Bilingual early development',
      speakingClub: 'Speaking club',
      softSkillsClub: 'Soft skills club',
      readingClub: 'Reading club',
      writingClub: 'Writing club',
    },
  },
};
