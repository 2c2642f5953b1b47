import { queryClient } from '#api/queries.ts';
import { type Session, sessionQuery } from '#api/session.ts';
import { textsOf } from '#i18n/texts.ts';
import { raiseNotice } from '#kit/notice.ts';
import { placeNow } from '#kit/router/navigation.ts';
import { install, isInstallable, isInstalled } from '#widgets/install-app/install-prompt.ts';
import { tourAt } from '#widgets/tour/tour-steps.ts';
import { enoughDays, withToday } from './days-here.ts';
import { isBusy } from './release/is-busy.ts';

const slot = 'install-asked';
const daysSlot = 'days-here';
/** Asked once a device. Milliseconds between looks for a calm moment on the home page. */
const lookEvery = 10_000;

/** Offers a parent who comes again and again to put the school on the home screen of the phone: once, when all is calm. */
export function offerInstall(): void {
  const { role } = queryClient.getQueryData<Session | null>(sessionQuery.queryKey) ?? {};
  if (role !== 'parent' || isInstalled() || !matchMedia('(pointer: coarse)').matches) return;
  try {
    if (localStorage.getItem(slot) !== null) return;
    const days = withToday((localStorage.getItem(daysSlot) ?? '').split(' ').filter(Boolean), new Date().toISOString().slice(0, 10));
    localStorage.setItem(daysSlot, days.join(' '));
    if (days.length < enoughDays) return;
  } catch {
    return;
  }
  const timer = setInterval(() => {
    if (!isInstallable() || placeNow()?.pathname !== '/' || tourAt.get() !== undefined || isBusy()) return;
    clearInterval(timer);
    localStorage.setItem(slot, 'yes');
    void textsOf('tour').then(({ install: { ask, button } }) =>
      raiseNotice({ tone: 'info', text: ask, stays: true, action: { label: button, onPress: () => void install() } }),
    );
  }, lookEvery);
}
