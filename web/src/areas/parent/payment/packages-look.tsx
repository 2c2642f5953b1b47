import file from './packages.css?url';

/** Styles of the page of packages alone: what is around them waits until the file is there. */
export const PackagesLook = () => <link rel="stylesheet" href={file} precedence="page" />;
