import type { AnswerOf } from '@school/contract/calls';
import { useQuery } from '@tanstack/react-query';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { useTexts } from '#i18n/texts.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { askedLesson, lessonOf, type LessonParams } from './asked-lesson.ts';
import { LessonEditor } from './lesson-editor.tsx';

/** `/manager/lessons/:courseCode/:lessonCode`: a lesson in both languages, written as a draft, tried and published. */
export function Page() {
  const its = lessonOf(useParams({ from: '/manager/lessons/$courseCode/$lessonCode' }));
  return its ? <Known params={its} /> : <NotFoundPage within />;
}

function Known({ params }: { params: LessonParams }) {
  const t = useTexts('lessonEditor');
  const lesson = useQuery(askedLesson(params));
  if (lesson.error instanceof SchoolRefusal && (lesson.error.status === 404 || lesson.error.status === 400)) return <NotFoundPage within />;
  if (!lesson.data || !lesson.isFetchedAfterMount)
    return <PageLayout title={t.title}>{lesson.isError ? <NotLoaded list={lesson} /> : <Skeleton className="h-64" />}</PageLayout>;
  // What others published, or threw away, begins the editor anew; what is typed here does not.
  return <LessonEditor key={ofWhat(lesson.data)} lesson={lesson.data} onAgain={() => void lesson.refetch()} />;
}

const ofWhat = ({ courseCode, lessonCode, versions, work }: AnswerOf<'GET /manager/lessons/:courseCode/:lessonCode'>): string =>
  `${courseCode} ${lessonCode} ${versions[0]?.number ?? 0} ${work?.revision ?? 0}`;
