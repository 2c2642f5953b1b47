import type { Face, Picture, Stimulus } from '@school/contract/playbooks/pictures';
import type { Task, TaskOf } from '@school/contract/playbooks/tasks';

/** Kinds of tasks that a page without the player can show. */
type DrawnTask = TaskOf<'choice-one'> | TaskOf<'true-false'> | TaskOf<'type-number'>;

const isIcon = (picture: Picture): boolean => picture.kind === 'icon' && picture.shadow === undefined;
const isFace = ({ picture, words }: Face): boolean => (picture ? isIcon(picture) : words !== undefined);

function isStimulus(it: Stimulus): boolean {
  switch (it.kind) {
    case 'words':
    case 'compare':
    case 'sequence':
    case 'passage':
      return true;
    case 'face':
      return isFace(it.face);
    case 'many':
      return it.pictures.every(isIcon);
    case 'row':
      return it.faces.every((face) => face === null || isFace(face));
    case 'heaps':
      return isIcon(it.left) && isIcon(it.right);
    case 'lines':
      return it.lines.flat().every((piece) => typeof piece === 'string' || isIcon(piece));
    default:
      return false;
  }
}

/** Whether everything of it can be drawn by a page: pictures that are files, words, numbers; one choice, or one number. */
export function canBeDrawn(task: Task): task is DrawnTask {
  if (task.stimulus && !isStimulus(task.stimulus)) return false;
  if (task.template === 'choice-one') return task.options.every(isFace);
  return task.template === 'true-false' || (task.template === 'type-number' && task.fields === 1);
}
