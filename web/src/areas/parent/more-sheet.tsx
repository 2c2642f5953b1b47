import type { ReactNode } from 'react';

import { Link } from '#kit/router/link.tsx';
import type { PlainPath } from '#kit/router/table.ts';
import { signOut } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import {
  Bell,
  Brain,
  ChevronRight,
  CircleHelp,
  Gift,
  GraduationCap,
  Icon,
  LogOut,
  MessageCircle,
  Settings,
  Sparkles,
  Users,
} from '#kit/icon.tsx';

import { LookChoice } from './look-choice.tsx';

interface MoreSheetProps {
  /** Counts beside the ways to the chat and to the notices. */
  unread: ReactNode;
  news: ReactNode;
  onNotices(): void;
  onClose(): void;
}

/** Everything that has no place in the bar: other pages, the look, the language, the way out. */
export function MoreSheet({ unread, news, onNotices, onClose }: MoreSheetProps) {
  const t = useTexts('common');
  return (
    <Sheet title={t.places.more} onClose={onClose}>
      <ul className="flex flex-col">
        <Place to="/kid-switcher" label={t.places.kidSwitcher} icon={GraduationCap} onClose={onClose} />
        <Place to="/groups" label={t.places.groups} icon={Users} onClose={onClose} />
        <Place to="/brain-trainer" label={t.places.brainTrainer} icon={Brain} onClose={onClose} />
        <Place to="/chat" label={t.places.chat} icon={MessageCircle} onClose={onClose}>
          {unread}
        </Place>
        <Place to="/onboarding" label={t.places.onboarding} icon={Sparkles} onClose={onClose} />
        <Place to="/promo-conditions" label={t.places.invite} icon={Gift} onClose={onClose} />
        <Place to="/help" label={t.places.help} icon={CircleHelp} onClose={onClose} />
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onNotices}
            className="press flex min-h-12 w-full items-center gap-4 rounded-md px-3 text-left font-bold hover:bg-sunk"
          >
            <Icon of={Bell} />
            <span className="grow">{t.places.notices}</span>
            {news}
            <Icon of={ChevronRight} className="text-mute" />
          </button>
        </li>
        <Place to="/settings" label={t.places.settings} icon={Settings} onClose={onClose} />
      </ul>
      <LookChoice />
      <Button kind="quiet" onPress={() => void signOut()}>
        <Icon of={LogOut} />
        {t.signOut}
      </Button>
    </Sheet>
  );
}

function Place({
  to,
  label,
  icon,
  onClose,
  children,
}: {
  to: PlainPath;
  label: string;
  icon: typeof Users;
  onClose(): void;
  children?: ReactNode;
}) {
  return (
    <li>
      <Link
        to={to}
        onClick={onClose}
        className="press flex min-h-12 items-center gap-4 rounded-md px-3 font-bold hover:bg-sunk aria-[current=page]:text-brand"
      >
        <Icon of={icon} />
        <span className="grow">{label}</span>
        {children}
        <Icon of={ChevronRight} className="text-mute" />
      </Link>
    </li>
  );
}
