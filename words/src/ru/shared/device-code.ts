/** Six digits by which a lesson goes on on another device. */
export const texts = {
  ask: 'Код для другого устройства',
  askFor: (name: string) => `Код для другого устройства: ${name}`,
  title: 'Код для другого устройства',
  titleFor: (name: string) => `Код для другого устройства: ${name}`,
  where: (address: string) => `На другом устройстве откройте ${address} и введите эти цифры.`,
  what: 'Код впустит только на этот урок и только один раз. Здесь урок тогда закроется.',
  left: 'Ещё действует',
  over: 'Время кода вышло.',
  another: 'Новый код',
};
