/** Six digits by which a lesson goes on on another device. */
export const texts = {
  ask: 'Код для другого устройства',
  askFor: (name: string) => `Код для другого устройства: ${name}`,
  title: 'Код для другого устройства',
  titleFor: (name: string) => `Код для другого устройства: ${name}`,
  where: (address: string) => `На другом устройстве откройте ${address} и введите эти цифры.`,
  what: 'Код одноразовый и открывает только этот урок. На этом устройстве урок закроется.',
  left: 'Действует ещё',
  over: 'Код устарел.',
  another: 'Новый код',
};
