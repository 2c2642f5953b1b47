import type { AnswerOf } from '@school/contract/playbooks/answers';
import type { Hint, Place } from '@school/contract/playbooks/attempts';
import type { TaskOf, TemplateCode } from '@school/contract/playbooks/tasks';

/** What the player gives to a task on the screen. One shape for all templates. */
export interface TemplateProps<Code extends TemplateCode> {
  task: TaskOf<Code>;
  place: Place;
  /** Tries made. A new one begins the work anew, from what is kept. */
  tries: number;
  /** The right part of the last answer. */
  kept: AnswerOf<Code> | null;
  /** The last answer, when it missed: what of it is not kept shakes its way home. */
  missed: AnswerOf<Code> | null;
  /** Help that is to be seen. */
  hint: Hint | null;
  /** The answer is on its way: nothing can be changed. */
  busy: boolean;
  /** Set once nothing more can be done: what stands on the screen now (what is right, else what was given). */
  final: AnswerOf<Code> | null;
  /** Whether `final` is the child's own answer, and right. */
  solved: boolean;
  onAnswer(answer: AnswerOf<Code>): void;
}
