import file from './story.css?url';

/** The styles of the book. What is around them waits until the file is there. */
export const StoryLook = () => <link rel="stylesheet" href={file} precedence="world" />;
