import { type AnchorHTMLAttributes, type ComponentType, type MouseEvent, useRef } from 'react';

import { isAt, readSearch, writePath, writeSearch } from './address.ts';
import { goTo, placeNow, preload } from './navigation.ts';
import { usePathname } from './router.tsx';
import type { Path, Target } from './table.ts';

interface LinkOptions {
  replace?: boolean;
  /** Stay where one has scrolled to. */
  resetScroll?: boolean;
  /** When the link says that one is there (`aria-current`): on its page only, or below it too. */
  activeOptions?: { exact?: boolean };
}

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>;
type LinkTo<P extends Path> = { to: P } & Target<P> & LinkOptions;

/** How long a pointer rests on a link before its page is fetched, in ms. */
const rest = 60;

/** Gives a link to whatever is drawn as an anchor: `const BigLink = createLink(BigAnchor)`, then `<BigLink to="/">`. */
export function createLink<Own extends Anchor>(Drawn: ComponentType<Own>) {
  return function RoutedLink<P extends Path>(props: LinkTo<P> & Omit<Own, 'href' | 'to' | 'params' | 'search' | keyof LinkOptions>) {
    const { to, params, search, replace = false, resetScroll = true, activeOptions, ...own } = props;
    const here = usePathname();
    const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
    const pathname = writePath(to, params);
    const href = `${pathname}${writeSearch(search ?? {})}`;
    const { onClick, onPointerEnter, onPointerLeave, target } = own as Anchor;
    const fetchSoon = (wait: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void preload(href).catch(() => undefined), wait);
    };
    const anchor: Anchor = {
      href,
      // A link that says by itself where one is (one of several to the same page) is believed.
      ...(!('aria-current' in own) && isAt(here, pathname, activeOptions?.exact ?? false) ? { 'aria-current': 'page' } : {}),
      onPointerEnter: (event) => {
        onPointerEnter?.(event);
        fetchSoon(event.pointerType === 'mouse' ? rest : 0);
      },
      onPointerLeave: (event) => {
        onPointerLeave?.(event);
        clearTimeout(timer.current);
      },
      onFocus: () => fetchSoon(rest),
      onBlur: () => clearTimeout(timer.current),
      onClick: (event) => {
        onClick?.(event);
        if (!isPlain(event) || (target !== undefined && target !== '_self')) return;
        event.preventDefault();
        void goTo(href, { replace: replace || isHere(href), resetScroll });
      },
    };
    return <Drawn {...(own as unknown as Own)} {...anchor} />;
  };
}

/** A click that means "go there", and not "open in a new tab". */
const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The page one is on: pressing its link again makes no second entry in the history. */
function isHere(href: string): boolean {
  const [path, query = ''] = href.split('?');
  const place = placeNow();
  return place !== undefined && place.pathname === path && JSON.stringify(place.search) === JSON.stringify(readSearch(query));
}

/** A link without a look of its own: `<Link to="/kids/$kidUid" params={{ kidUid }}>`. */
export const Link = createLink(({ children, ...rest }: Anchor) => <a {...rest}>{children}</a>);
