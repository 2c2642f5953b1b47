import type { CheckoutWanted } from '../provider/provider.ts';
import { refOf } from './read-bepaid.ts';
import type { BepaidRequest } from './requests.store.ts';
import { NewCheckout, OneTransaction } from './shapes.ts';
import type { BepaidTools } from './tools.ts';

/**
 * Opens a checkout, the same one for the same key: what is asked is noted first, and the first answer stands. bePaid
 * has no names for the asking of a checkout, so a lost answer leaves one behind that nobody was ever shown.
 */
export function openBepaid(tools: BepaidTools) {
  const { requests, clock, eripPath } = tools;
  const underWay = new Map<string, Promise<void>>();

  async function ask(wanted: CheckoutWanted): Promise<void> {
    const { key, amount, currency, description, returnPath, locale, method, until: payableUntil } = wanted;
    const what = method === 'erip' ? 'erip' : 'card';
    await requests.note({ key, what, amount, currency, description, returnPath, locale, payableUntil }, clock.now());
    const noted = await requests.request(key);
    if (!noted || noted.ref !== null) return;
    await (what === 'erip' ? askErip(noted) : askCheckout(wanted));
  }

  async function askCheckout({ key, amount, currency, description, returnPath, locale, keepCard = false }: CheckoutWanted): Promise<void> {
    const { checkout } = await tools.ask('checkout', '/ctp/api/checkouts', NewCheckout, {
      version: '2',
      body: {
        checkout: {
          transaction_type: 'payment',
          attempts: 1,
          order: {
            amount,
            currency,
            description,
            tracking_id: key,
            ...(keepCard && { additional_data: { contract: ['recurring', 'card_on_file'] } }),
          },
          settings: {
            return_url: `${tools.publicUrl}${returnPath}`,
            cancel_url: `${tools.publicUrl}${returnPath}`,
            auto_return: '3',
            notification_url: tools.notificationUrl,
            language: locale === 'ru-RU' ? 'ru' : 'en',
          },
          payment_method: { types: ['credit_card'] },
        },
      },
    });
    await requests.answered(key, { ref: refOf.checkout(checkout.token), url: checkout.redirect_url, erip: null });
  }

  async function askErip({ key, amount, currency, description, accountNumber, locale, payableUntil }: BepaidRequest): Promise<void> {
    const { transaction } = await tools.ask('api', '/beyag/payments', OneTransaction, {
      requestId: key,
      body: {
        request: {
          amount,
          currency,
          description,
          tracking_id: key,
          language: locale === 'ru-RU' ? 'ru' : 'en',
          expired_at: payableUntil?.toString({ smallestUnit: 'second' }),
          notification_url: tools.notificationUrl,
          payment_method: { type: 'erip', account_number: String(accountNumber), service_no: tools.eripServiceNo },
        },
      },
    });
    const { uid, erip } = transaction;
    await requests.answered(key, {
      ref: refOf.erip(uid),
      url: eripPath(refOf.erip(uid)),
      erip: {
        accountNumber: String(erip?.account_number ?? accountNumber),
        instruction: erip?.instruction ?? [],
        serviceNo: erip?.service_no_erip === null || erip?.service_no_erip === undefined ? null : String(erip.service_no_erip),
        qr: erip?.qr_code?.startsWith('data:image/') ? erip.qr_code : null,
      },
    });
  }

  return async (wanted: CheckoutWanted): Promise<{ ref: string; url: string }> => {
    const asking = underWay.get(wanted.key) ?? ask(wanted).finally(() => underWay.delete(wanted.key));
    underWay.set(wanted.key, asking);
    await asking;
    const { ref, url } = (await requests.request(wanted.key)) ?? {};
    if (!ref || !url) throw new Error('bePaid gave a checkout without a place');
    return { ref, url };
  };
}
