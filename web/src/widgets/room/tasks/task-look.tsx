import file from './task.css?url';

/** How a task lies on the stage, in every frame that shows one. What is around it waits until the file is there. */
export const TaskLook = () => <link rel="stylesheet" href={file} precedence="player" />;
