import file from './skills.css?url';

/** The styles of the map of skills. What is around them waits until the file is there. */
export const SkillsLook = () => <link rel="stylesheet" href={file} precedence="world" />;
