import file from './family.css?url';

/** The file of styles of a family's pages. What is around it waits until the file is there. */
export const FamilyLook = () => <link rel="stylesheet" href={file} precedence="family" />;
