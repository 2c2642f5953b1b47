import type { libraryCalls } from '@school/contract/library/calls';

import type { Handlers } from '#platform/http';

import type { Library } from './library.ts';

export const libraryHttp = (library: Library): Handlers<typeof libraryCalls> => ({ 'GET /faq': async () => library.faq() });
