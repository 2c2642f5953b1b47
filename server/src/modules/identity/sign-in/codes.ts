import type { Tools } from '../dependencies/dependencies.ts';
import { knownDevices } from '../codes/known-device.ts';
import { ownPassword } from './own-password.ts';
import { passwordReset } from './reset.ts';
import { signInByCode } from './sign-in-by-code.ts';
import { smsCodes } from '../codes/sms-codes.ts';

/** Codes by SMS, the forgotten password, one's own password, and the devices that are known. */
export function codeActions(tools: Tools) {
  const codes = smsCodes(tools);
  return {
    smsCodes: codes,
    signInByCode: signInByCode(tools, codes),
    passwordReset: passwordReset(tools, codes),
    ownPassword: ownPassword(tools, codes),
    knownDevices: knownDevices(tools),
  };
}
