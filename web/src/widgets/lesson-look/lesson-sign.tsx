import type { Event } from '@school/contract/calendar/shapes';

import { hueOf } from '#kit/hue.ts';
import { Icon, Users } from '#kit/icon.tsx';
import { SubjectIcon } from '#widgets/subject/subject-icon.tsx';

/** The classes of the colour in which a lesson's subject is told everywhere. */
export const hueOfLesson = ({ courseCode, subject }: Pick<Event, 'subject' | 'courseCode'>): string => hueOf(courseCode ?? subject);

/** The sign of a lesson's subject; the word must stand beside it or in a label. A lesson of a group carries a second one: several children. */
export const LessonSign = ({
  of: { courseCode, subject, groupId },
  size = 20,
}: {
  of: Pick<Event, 'subject' | 'courseCode' | 'groupId'>;
  size?: number;
}) => (
  <span aria-hidden className="inline-flex items-center">
    <SubjectIcon code={courseCode ?? subject} size={size} />
    {groupId !== null && <Icon of={Users} size={Math.round(size * 0.6)} />}
  </span>
);
