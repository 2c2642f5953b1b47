import type { EquipmentCode } from '@school/contract/equipment/shapes';

/**
 * Why a camera or a microphone was not given. Browsers tell by the name of the fault; Chrome says in its words whether
 * the person closed the question, or the system forbids it. `permission` is what the browser says afterwards: still to
 * be asked means that the question was closed without an answer.
 */
export function codeOfFault({ name, message }: { name: string; message: string }, permission?: PermissionState): EquipmentCode {
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
      if (/system/i.test(message)) return 'blocked_by_os';
      if (/dismiss/i.test(message) || permission === 'prompt') return 'dismissed';
      return 'denied';
    case 'SecurityError':
      return 'insecure';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
      return 'no_device';
    case 'NotReadableError':
    case 'AbortError':
    case 'TrackStartError':
      return 'in_use';
    case 'OverconstrainedError':
    case 'ConstraintNotSatisfiedError':
      return 'device_gone';
    default:
      return 'api_missing';
  }
}
