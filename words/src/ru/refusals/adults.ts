import { adultLimits } from '@school/contract/adults/limits';
import type { adultsRefusals } from '@school/contract/adults/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'adults.too_many': `В кабинете может быть до ${adultLimits.perFamily} взрослых, кроме вас, считая приглашения. Уберите кого-нибудь, чтобы пригласить ещё`,
  'adults.has_account': 'У этого человека уже есть вход в школу, а один вход ведёт в одну семью. Укажите другой e-mail или телефон',
  'adults.invited_already': 'Приглашение на этот контакт уже отправлено. Отзовите его, чтобы отправить новое',
  'adults.not_found': 'Этого взрослого в кабинете уже нет',
  'adults.invitation_not_found': 'Этого приглашения уже нет',
  'adults.not_invited': 'Это для взрослых, которых пригласил родитель. Ваши данные в настройках, в разделе «Родитель»',
} satisfies FurtherRefusalTexts<typeof adultsRefusals>;
