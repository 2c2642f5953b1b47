import { expect, looks, test } from './fixtures.ts';
import { register, signInFirst, newcomer, choose } from './steps/come-in.ts';
import { bookTrial, holdTrial } from './steps/trial.ts';
import { words } from './words.ts';

test(
  'what the family does on its phone shows on its open laptop within a second, and what the bank says on both',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const phone = await openDevice(looks.phone);
    const laptop = await openDevice(looks.laptop);
    const [ru, en] = [words.ru, words.en];
    await register(phone, ru);
    await signInFirst(laptop, en, school.url);
    // Once a browser session a family without a balance is welcomed first.
    await laptop.goto('/');
    await laptop.waitForURL('**/onboarding');
    await laptop.goto('/');
    await expect(laptop.getByText(en.home.steps.bookTitle)).toBeVisible();

    const trial = await bookTrial(phone, ru);
    await expect(laptop.getByText(en.homeSteps.booked)).toBeVisible({ timeout: 1_500 });
    await laptop.goto('/schedule');
    await expect(laptop.getByText(newcomer.kid).first()).toBeVisible();

    const teacher = await openDevice(looks.laptop);
    await laptop.goto('/');
    await holdTrial(teacher, en, school, trial);
    await expect(laptop.getByText(en.homeSteps.recommended(en.names.courses.math))).toBeVisible({ timeout: 1_500 });

    // The order is made on the phone and followed on the laptop.
    await phone.goto('/payment/products');
    await choose(phone, ru.payment.products.lessons(8));
    await phone.getByRole('checkbox', { name: ru.payment.products.termsLink }).check();
    await phone.getByRole('button', { name: new RegExp(`^${ru.payment.products.pay('')}`) }).click();
    await phone.waitForURL('**/sandbox/checkout/**');
    await laptop.goto('/payment/products');
    await laptop.getByRole('link', { name: en.payment.openOrder.continue }).click();
    await expect(laptop.getByText(en.payment.order.waiting.title)).toBeVisible();

    await phone.getByRole('button', { name: ru.bank.fail }).click();
    await expect(laptop.getByText(en.payment.order.error.title)).toBeVisible();
    await phone.waitForURL('**/payment?order=**');
    await expect(phone.getByText(ru.payment.order.error.title)).toBeVisible();

    await laptop.getByRole('button', { name: en.payment.order.error.again }).click();
    await laptop.waitForURL('**/sandbox/checkout/**');
    // The bank speaks the language the order was made in.
    await laptop.getByRole('button', { name: ru.bank.succeed, exact: true }).click();
    await expect(phone.getByText(ru.payment.order.completed.title)).toBeVisible();
    await laptop.goto('/payment/history');
    await expect(laptop.getByText(en.payment.history.types.paid).filter({ visible: true })).toHaveCount(1);
  },
);
