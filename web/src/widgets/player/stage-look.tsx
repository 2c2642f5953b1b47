import file from './stage.css?url';

/** The styles of the stage of a task. What is around it waits until the file is there. */
export const StageLook = () => <link rel="stylesheet" href={file} precedence="player" />;
