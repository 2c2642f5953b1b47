import file from './player.css?url';

/** The child's own file of styles, in every frame a child sees. What is around it waits until the file is there. */
export const PlayerLook = () => <link rel="stylesheet" href={file} precedence="player" />;
