import file from './free-play.css?url';

/** The styles of free play. What is around them waits until the file is there. */
export const FreePlayLook = () => <link rel="stylesheet" href={file} precedence="world" />;
