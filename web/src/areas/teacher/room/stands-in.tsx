import type { Lobby } from '@school/contract/lesson-room/shapes';
import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { useTexts } from '#i18n/texts.ts';
import { ArrowRight, Flag, Icon, MessageCircle } from '#kit/icon.tsx';
import { Card } from '#kit/card.tsx';
import { Face } from '#widgets/face/face.tsx';

interface StandsInProps {
  insteadOf: NonNullable<TeacherLesson['insteadOf']>;
  lobby: Lobby;
  /** Minutes since the planned start. */
  minutes: number;
}

/** Before the door of a colleague's lesson: for whom, how far it is, what was left to know, and what the child will be told. */
export function StandsIn({ insteadOf: { teacher, note }, lobby: { teacher: own, steps, isGroup }, minutes }: StandsInProps) {
  const t = useTexts('teacherRoom');
  const { instead } = t.wait;
  const kind = steps?.kinds[steps.at];
  return (
    <Card label={instead.title(teacher.name)} className="flex flex-col gap-4">
      <h2 className="text-lg">{instead.title(teacher.name)}</h2>
      <div className="flex items-center gap-3">
        <Face name={teacher.name} avatar={teacher.avatar} size={56} />
        <Icon of={ArrowRight} />
        <Face name={own.name} avatar={own.avatar} size={56} />
        <p className="min-w-0 text-mute">
          {isGroup ? instead.group : instead.alone}
          {minutes > 0 && `, ${instead.runs(minutes)}`}
        </p>
      </div>
      {steps && kind && (
        <p className="flex items-center gap-3 font-bold">
          <Icon of={Flag} />
          {instead.step(t.script.steps[kind], steps.at + 1, steps.kinds.length)}
        </p>
      )}
      {note !== '' && (
        <p className="flex gap-3">
          <Icon of={MessageCircle} className="mt-0.5" />
          <span className="min-w-0 wrap-anywhere whitespace-pre-line">
            <span className="block text-sm text-mute">{t.wait.note}</span>
            <strong>{note}</strong>
          </span>
        </p>
      )}
      <p className="text-sm text-mute">{isGroup ? instead.afterGroup : instead.after}</p>
    </Card>
  );
}
