import type { ComponentType } from 'react';

/** What a page file exports: `Page`, and `load` when it wants its data asked for before it is shown. */
export interface PageFile {
  Page: ComponentType;
  load?: (to: { params: Readonly<Record<string, string>>; search: Readonly<Record<string, string>> }) => unknown;
}
export interface LayoutFile {
  Layout: ComponentType;
}

/** One path of the app. Its `names` are what it keeps in the query of the address. */
export interface Route<Path extends string = string, Name extends string = string> {
  path: Path;
  names: readonly Name[];
  page: () => Promise<PageFile>;
  /** The frame that pages of one area share. */
  layout: (() => Promise<LayoutFile>) | undefined;
  /** What must be there besides the page, e.g. its texts. */
  prepare: () => Promise<unknown>;
}

/**
 * Filled in by the app (`declare module '#kit/router/table.ts'`), so that a link to nowhere does not compile.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is there to be merged into
export interface Register {}
type Known = Register extends { routes: infer Table extends readonly Route[] } ? Table[number] : Route;

/** Every path of the app, as written in its table: `/kids/$kidUid`. */
export type Path = Known['path'];
type NamesOf<P extends Path> = Extract<Known, { path: P }>['names'][number];
type ParamNames<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}$${infer Name}`
    ? Name
    : never;

/** `{ kidUid: string }` for `/kids/$kidUid`. */
export type ParamsOf<P extends string> = { [Name in ParamNames<P>]: string };
/** What the path keeps in the query of its address; all of it may be missing. */
export type SearchOf<P extends Path> = { [Name in NamesOf<P>]?: string | undefined };
/** Paths that need no params: the places of a menu. */
export type PlainPath = Path extends infer P extends string ? (P extends `${string}$${string}` ? never : P) : never;

/** Params of any page: for a layout, which stands around many. */
export type AnyParams = { [Name in ParamNames<Path>]?: string };
/** Params and query of a path: what a link to it must say, and may say. */
export type Target<P extends Path> = { search?: SearchOf<P> } & ([ParamNames<P>] extends [never]
  ? { params?: undefined }
  : { params: ParamsOf<P> });
