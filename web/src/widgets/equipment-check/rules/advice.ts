import type { EquipmentCode, EquipmentDevice, EquipmentStep } from '@school/contract/equipment/shapes';

import type { TextsOf } from '#i18n/features.ts';

export type Advice = keyof TextsOf<'equipment'>['advice'];

const family = ({ browser }: EquipmentDevice): 'chrome' | 'yandex' | 'firefox' | 'safari' =>
  browser === 'yandex' || browser === 'firefox' || browser === 'safari' ? browser : 'chrome';
const system = (device: EquipmentDevice): 'windows' | 'macos' | 'other' =>
  device.system === 'windows' || device.system === 'macos' ? device.system : 'other';

/** What a person does about it on this very browser and system, the likeliest first. */
export function adviceFor(code: EquipmentCode, step: EquipmentStep, device: EquipmentDevice): readonly Advice[] {
  const ofSystem: Advice = `system_${system(device)}`;
  const ofBrowser: Advice = `allow_${family(device)}`;
  switch (code) {
    case 'mobile_not_supported':
      return ['take_computer'];
    case 'browser_not_supported':
      return ['install_browser'];
    case 'browser_outdated':
      return [`update_${family(device)}`];
    case 'api_missing':
      return ['restart_browser', 'install_browser'];
    case 'insecure':
      return ['open_https'];
    case 'denied':
      return system(device) === 'other' ? [ofBrowser] : [ofBrowser, ofSystem];
    case 'dismissed':
      return ['ask_again', ofBrowser];
    case 'blocked_by_os':
      return [ofSystem, 'restart_browser'];
    case 'no_device':
      return ['plug_in', ofSystem];
    case 'in_use':
      return ['close_others', 'restart_browser'];
    case 'device_gone':
    case 'unplugged':
      return ['plug_in', 'choose_other'];
    case 'black':
      return ['uncover', 'choose_other'];
    case 'no_frames':
      return ['close_others', 'plug_in', 'restart_browser'];
    case 'silent':
      return ['unmute', 'choose_other', `input_${system(device)}`];
    case 'quiet':
      return ['closer', `input_${system(device)}`];
    case 'not_heard':
      return ['volume', 'tab_sound', 'output'];
    case 'no_context':
      return ['plug_speaker', 'restart_browser'];
    case 'cannot_play':
      return [`update_${family(device)}`, 'install_browser'];
    case 'dropping':
      return ['close_tabs', 'power'];
    case 'offline':
      return ['check_internet', 'vpn'];
    case 'too_slow':
    case 'weak':
    case 'unstable':
    case 'lossy':
      return ['closer_wifi', 'stop_downloads', 'vpn'];
    case 'udp_blocked':
    case 'no_path':
      return ['vpn', 'other_network', 'write_us'];
    case 'relay_down':
      return ['vpn', 'write_us'];
    default:
      // Nobody, or nothing, has answered in time.
      return step === 'speaker' ? ['again'] : ['again', 'restart_browser'];
  }
}
