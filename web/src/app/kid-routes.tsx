import { under } from './page-routes.ts';

/** The paths of children, as `parent-routes.tsx` has those of parents. */

const kids = under(() => import('#areas/kid/layout.tsx'));

export const kidRoutes = [
  kids('/kids/$kidUid', () => import('#areas/kid/home/home-page.tsx'), ['kid', 'kidWorld']),
  kids('/kids/$kidUid/house', () => import('#areas/kid/house/house-page.tsx'), ['kid', 'kidWorld', 'kidRewards']),
  kids('/kids/$kidUid/skills', () => import('#areas/kid/skills/skills-page.tsx'), ['kid', 'kidSkills', 'certificates']),
  kids('/kids/$kidUid/free-play', () => import('#areas/kid/free-play/free-play-page.tsx'), [
    'kid',
    'kidWorld',
    'kidRewards',
    'kidFreePlay',
  ]),
  kids('/kids/$kidUid/free-play/$kind', () => import('#areas/kid/free-play/corner-page.tsx'), [
    'kid',
    'kidWorld',
    'kidRewards',
    'kidFreePlay',
  ]),
  kids('/kids/$kidUid/books', () => import('#areas/kid/books/books-page.tsx'), ['kid', 'kidBooks']),
  kids('/kids/$kidUid/books/$book', () => import('#areas/kid/books/book-page.tsx'), ['kid', 'kidBooks']),
  kids('/kids/$kidUid/badges', () => import('#areas/kid/together/badges-page.tsx'), ['kid', 'kidWorld', 'kidTogether']),
  kids('/kids/$kidUid/chip', () => import('#areas/kid/together/wardrobe-page.tsx'), ['kid', 'kidWorld', 'kidTogether']),
  kids('/kids/$kidUid/album', () => import('#areas/kid/house/album-page.tsx'), ['kid', 'kidWorld', 'kidRewards']),
  kids('/kids/$kidUid/courses/$courseCode', () => import('#areas/kid/course/course-page.tsx'), ['kid', 'kidCourses', 'kidWorld']),
  kids('/kids/$kidUid/courses/$courseCode/story', () => import('#areas/kid/story/story-page.tsx'), ['kid', 'kidWorld', 'kidStory']),
  kids('/kids/$kidUid/courses/$courseCode/lessons/$lessonCode', () => import('#areas/kid/lesson/lesson-page.tsx'), ['kid', 'kidCourses']),
  kids(
    '/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid',
    () => import('#areas/kid/playbook/playbook-page.tsx'),
    ['kid', 'player'],
    ['slide'],
  ),
  kids('/kids/$kidUid/courses/$courseCode/homework', () => import('#areas/kid/homework/homework-page.tsx'), ['kid', 'kidCourses']),
  kids('/kids/$kidUid/courses/$courseCode/practice', () => import('#areas/kid/practice/practice-page.tsx'), ['kid', 'player']),
  kids('/kids/$kidUid/courses/$courseCode/game', () => import('#areas/kid/game/game-page.tsx'), ['kid', 'player']),
  kids('/kids/$kidUid/reading-courses/$courseCode', () => import('#areas/kid/reading/reading-course-page.tsx'), [
    'kid',
    'kidCourses',
    'kidWorld',
  ]),
  kids('/kids/$kidUid/reading-courses/$courseCode/lessons/$lessonNumber', () => import('#areas/kid/reading/reading-lesson-page.tsx'), [
    'kid',
    'kidCourses',
  ]),
  kids('/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play', () => import('#areas/kid/reading/reading-play-page.tsx'), [
    'kid',
    'player',
  ]),
  kids(
    '/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play/$taskNumber',
    () => import('#areas/kid/reading/reading-task-page.tsx'),
    ['kid', 'player'],
  ),
  kids('/kids/$kidUid/room/$eventId', () => import('#areas/kid/room/room-page.tsx'), [
    'kidRoom',
    'roomStickers',
    'kid',
    'player',
    'tasks',
    'lessonFaces',
    'refusals',
  ]),
  kids('/kids/$kidUid/brain-trainer', () => import('#areas/kid/brain-trainer/brain-trainer-page.tsx'), ['kid', 'brain']),
  kids(
    '/brain-trainer/$playbookUid/$templateCode/$person',
    () => import('#areas/kid/brain-trainer/game-page.tsx'),
    ['kid', 'brainGames'],
    ['duel'],
  ),
] as const;
