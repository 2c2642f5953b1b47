import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { go, type Place, placeNow, show, type To } from './navigation.ts';
import { keepScroll, stand } from './scroll.ts';
import type { AnyParams, ParamsOf, Path, SearchOf } from './table.ts';

/** What the router shows when there is nothing else to show. */
interface Fallbacks {
  NotFound: ComponentType;
  Broken: ComponentType<{ error: unknown; again: () => void }>;
  Waiting: ComponentType;
}

const Here = createContext<Place | undefined>(undefined);
const Inside = createContext<ReactNode>(null);

/** Shows the page one is on, in the layout of its area. Nothing is shown before `begin` has loaded the first one. */
export function Router({ NotFound, Broken, Waiting }: Fallbacks) {
  const [{ place, waiting }, set] = useState(() => ({ place: placeNow(), waiting: false }));
  useEffect(
    () =>
      show((next, isWaiting) => {
        // Before anything that hears of it can be drawn once more.
        if (!next) flushSync(() => set({ place: undefined, waiting: true }));
        else if (isWaiting) set((now) => ({ ...now, waiting: true }));
        else startTransition(() => set({ place: next, waiting: false }));
      }),
    [],
  );
  // Before anybody can scroll: what is not heard here is not gone back to.
  useLayoutEffect(() => keepScroll(placeNow), []);
  useLayoutEffect(() => {
    if (place) stand(place);
  }, [place]);
  if (!place) return waiting ? <Waiting /> : null;
  const { Page, Layout, error, route } = place;
  const page = (
    <Fence of={place} Broken={Broken}>
      {waiting ? (
        <Waiting />
      ) : (
        <Suspense key={route?.path} fallback={<Waiting />}>
          {error === undefined ? Page ? <Page /> : <NotFound /> : <Failed error={error} />}
        </Suspense>
      )}
    </Fence>
  );
  return <Here value={place}>{Layout ? <InLayout Layout={Layout} page={page} /> : page}</Here>;
}

const InLayout = ({ Layout, page }: { Layout: ComponentType; page: ReactNode }) => (
  <Inside value={page}>
    <Layout />
  </Inside>
);

/** Where a layout shows the page. */
export const Outlet = (): ReactNode => use(Inside);

function Failed({ error }: { error: unknown }): never {
  throw error;
}

interface FenceProps {
  of: Place;
  children: ReactNode;
  Broken: Fallbacks['Broken'];
}
interface FenceState {
  of: Place;
  failure?: { error: unknown };
}

/** Keeps a page that fails from taking the whole app with it; the next place begins anew. */
class Fence extends Component<FenceProps, FenceState> {
  override state: FenceState = { of: this.props.of };
  static getDerivedStateFromError(error: unknown): Partial<FenceState> {
    return { failure: { error } };
  }
  static getDerivedStateFromProps({ of }: FenceProps, state: FenceState): FenceState | null {
    return of === state.of ? null : { of };
  }
  override render(): ReactNode {
    const { Broken, children, of } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return (
      <Suspense>
        <Broken error={failure.error} again={() => this.setState({ of, failure: undefined } as unknown as FenceState)} />
      </Suspense>
    );
  }
}

function usePlace(): Place {
  const place = use(Here);
  if (!place) throw new Error('Nobody is anywhere yet');
  return place;
}

/** The path in the address bar: for what shows where one is. */
export const usePathname = (): string => usePlace().pathname;

/**
 * Params of the page: `const { kidUid } = useParams({ from: '/kids/$kidUid' })`; `from` is the page's own path. A
 * layout, which stands around many pages, asks without it, and may find nothing.
 */
export function useParams<P extends Path>(of: { from: P }): ParamsOf<P>;
export function useParams(): AnyParams;
export function useParams(): AnyParams {
  return usePlace().params;
}

/** What stands in the query of the address: `const { week } = useSearch({ from: '/schedule' })`. */
export const useSearch: <P extends Path>(of: { from: P }) => SearchOf<P> = () => usePlace().search as never;

/**
 * `const navigate = useNavigate()`, then `navigate({ to: '/kids/$kidUid', params: { kidUid } })`. On the page itself:
 * `useNavigate({ from: '/schedule' })` and `navigate({ search: { week }, replace: true, resetScroll: false })`.
 */
export const useNavigate: <From extends Path>(of?: { from: From }) => <P extends Path = From>(to: To<P>) => Promise<void> = () => go;
