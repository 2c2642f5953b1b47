import { CircleAlert, CircleCheck, Icon, Info, X } from './icon.tsx';
import { closeNotice, type Notice } from './notice.ts';
import { useSurroundings } from './surroundings.tsx';

const looks = {
  bad: { box: 'border-bad bg-bad-soft text-bad', icon: CircleAlert },
  good: { box: 'border-good bg-good-soft text-good', icon: CircleCheck },
  info: { box: 'border-brand bg-brand-soft text-ink', icon: Info },
};

/** The messages of an outlet. */
export function NoticeMessages({ notices }: { notices: readonly Notice[] }) {
  const { words } = useSurroundings();
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 mx-auto flex max-w-2xl flex-col gap-2 p-3">
      {notices.map((notice) => (
        <Message key={notice.id} notice={notice} close={words.close} />
      ))}
    </div>
  );
}

function Message({ notice, close }: { notice: Notice; close: string }) {
  const { box, icon } = looks[notice.tone];
  return (
    <div
      role={notice.tone === 'bad' ? 'alert' : 'status'}
      className={`pointer-events-auto flex animate-fade items-center gap-3 rounded-md border-2 py-1.5 pr-1.5 pl-4 shadow-float ${box}`}
    >
      <Icon of={icon} size={22} />
      {/* On a phone the button stands under its words, which would be a column of one word otherwise. */}
      <div className="flex grow flex-wrap items-center gap-x-3">
        <p className="grow basis-52 py-2 font-bold">{notice.text}</p>
        {notice.action && (
          <button
            type="button"
            className="press -ml-3 min-h-11 rounded-full px-3 font-bold underline decoration-2 underline-offset-4 sm:ml-0"
            onClick={() => {
              closeNotice(notice.id);
              notice.action?.onPress();
            }}
          >
            {notice.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={close}
        className="press grid size-11 shrink-0 place-items-center rounded-full"
        onClick={() => closeNotice(notice.id)}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
