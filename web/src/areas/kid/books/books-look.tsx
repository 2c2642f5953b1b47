import file from './books.css?url';

/** The styles of the library. What is around them waits until the file is there. */
export const BooksLook = () => <link rel="stylesheet" href={file} precedence="world" />;
