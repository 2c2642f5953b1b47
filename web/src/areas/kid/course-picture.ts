import { type OwnCourseCode, ownCourseCodes } from '@school/contract/catalogue/own-courses';
import type { KidCourse } from '@school/contract/learning/shapes';

import type { OwnPicture } from '#widgets/player/own-pictures.ts';

type CourseCode = KidCourse['courseCode'];

const pictureOfOwn = Object.fromEntries(ownCourseCodes.map((code) => [code, 'rocket'])) as Record<OwnCourseCode, OwnPicture>;

/** The picture of a course: who cannot read knows it by this. */
export const coursePicture: Record<CourseCode, OwnPicture> = {
  ...pictureOfOwn,
  math: 'abacus',
  reading: 'open-book',
  english: 'globe-showing-europe-africa',
  writing: 'writing-hand',
  speaking: 'speech-balloon',
  softskills: 'handshake',
  complex: 'backpack',
  bilingual: 'teddy-bear',
  speakingClub: 'speaking-head',
  softSkillsClub: 'performing-arts',
  readingClub: 'books',
  writingClub: 'memo',
};

/** Whether an address names a course that the school has. */
export const isCourse = (code: string): code is CourseCode => Object.hasOwn(coursePicture, code);
