import file from './together.css?url';

/** The styles of badges, bridges and the wardrobe. What is around them waits until the file is there. */
export const TogetherLook = () => <link rel="stylesheet" href={file} precedence="world" />;
