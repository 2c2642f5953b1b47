import { type AnchorHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';

import { createLink } from './router/link.tsx';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; title: ReactNode; panel: ReactNode }[];
  open: Id;
  onOpen(id: Id): void;
}

const bar = 'flex gap-1 overflow-x-auto rounded-md bg-sunk p-1';
const tabLook =
  'press inline-flex min-h-11 shrink-0 grow items-center justify-center gap-2 rounded-sm px-5 font-bold text-mute hover:text-ink aria-selected:bg-card aria-selected:text-ink aria-selected:shadow-flat aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:shadow-flat';

/** Panels of one page, one shown at a time. Arrow keys, Home and End move between the tabs. */
export function Tabs<Id extends string>({ label, tabs, open, onOpen }: TabsProps<Id>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === open);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onOpen(tab.id);
    document.getElementById(`${id}-${tab.id}`)?.focus();
  };
  const shown = tabs.find((tab) => tab.id === open);
  return (
    <div className="flex flex-col gap-4">
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move} className={bar}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
            className={tabLook}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {shown?.panel}
      </div>
    </div>
  );
}

/** Neighbouring pages that look like tabs; the address holds which one is open. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  const tabs = useRef<HTMLElement>(null);
  // On a phone there are more than fit: the open one is brought into sight.
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for a way to clean up.
    void tabs.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav ref={tabs} aria-label={label} className={bar}>
      {children}
    </nav>
  );
}

/** One of `PageTabs`: `<PageTab to="/payment/history">`. */
export const PageTab = createLink(({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) => (
  <a {...rest} className={tabLook}>
    {children}
  </a>
));
