import { Outlet } from '#kit/router/router.tsx';
import { LanguageChoice } from '#widgets/language-choice/language-choice.tsx';

/** Before one has chosen who is here: sign-in, registration, the switcher. The school's name and the language, no menu. */
export function Layout() {
  return (
    <div className="flex min-h-window flex-col">
      <header className="flex items-center justify-between px-4 py-3 md:px-8">
        <img src="/favicon.svg" alt="" width={48} height={48} />
        <LanguageChoice />
      </header>
      <main id="content" className="flex grow flex-col">
        <Outlet />
      </main>
    </div>
  );
}
