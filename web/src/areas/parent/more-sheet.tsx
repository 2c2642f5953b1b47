import { type ReactNode, startTransition } from 'react';

import { Link } from '#kit/router/link.tsx';
import type { PlainPath } from '#kit/router/table.ts';
import { signOut, useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { setLocale, useLocale } from '#i18n/locale.ts';
import type { Locale } from '@school/words/grammar';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
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
import { setTheme, type Theme, themes, useTheme } from '#kit/theme.ts';

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
  const theme = useTheme();
  const locale = useLocale();
  const session = useSession();
  const keep = useCall('PATCH /user', { changes: ['GET /user'] });
  const mayKeep = session?.role === 'parent';

  const chooseTheme = (chosen: Theme) => {
    setTheme(chosen);
    if (mayKeep) keep.mutate({ body: { preferences: { theme: chosen } } });
  };
  const chooseLocale = (chosen: Locale) => {
    startTransition(() => setLocale(chosen));
    if (mayKeep) keep.mutate({ body: { locale: chosen } });
  };
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
      <RadioChips
        label={t.theme.title}
        name="theme"
        required
        value={theme}
        onChange={chooseTheme}
        chips={themes.map((value) => ({ value, label: t.theme[value] }))}
      />
      <RadioChips
        label={t.language}
        name="locale"
        required
        value={locale}
        onChange={chooseLocale}
        chips={[
          { value: 'ru-RU', label: t.languageNames.ru },
          { value: 'en-US', label: t.languageNames.en },
        ]}
      />
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
