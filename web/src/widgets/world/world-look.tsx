import file from './world.css?url';

/** The styles of the world: the map and whoever lives on it. What is around them waits until the file is there. */
export const WorldLook = () => <link rel="stylesheet" href={file} precedence="world" />;
