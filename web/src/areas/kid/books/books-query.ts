import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';

/** Every book of the library, and which of them the child has read. */
export const shelfQuery = (kidUid: string) => quietly(queryOf('GET /kids/:kidUid/books', { params: { kidUid } }));

/** One of them, opened. */
export const bookQuery = (kidUid: string, book: string) => quietly(queryOf('GET /kids/:kidUid/books/:book', { params: { kidUid, book } }));
