import { cardBrands } from '../shared/card-brands.ts';

/** Saved cards: paying by one, and what can be done with them. */
export const texts = {
  brands: cardBrands,
  named: (brand: string, lastFour: string) => `${brand} •••• ${lastFour}`,
  pay: {
    by: 'Чем заплатить',
    other: 'Другой картой или способом',
    button: (sum: string, lastFour: string) => `Оплатить ${sum} картой •••• ${lastFour}`,
    terms: 'Нажимая кнопку, вы принимаете',
    refused: 'В прошлый раз банк отклонил эту карту. Можно попробовать ещё раз или заплатить иначе.',
    save: 'Запомнить карту',
    saveAbout: 'Номер карты хранит банк, а не школа. Без вашего нажатия ничего не спишется, а удалить карту можно в любой момент.',
  },
  page: {
    title: 'Карты',
    cards: 'Сохранённые карты',
    about: 'Карту хранит банк. Школа видит только её название, последние четыре цифры и срок.',
    none: 'Сохранённых карт пока нет',
    noneAbout: 'Отметьте «Запомнить карту», когда будете оплачивать пакет: в следующий раз хватит одного нажатия.',
    choose: 'Выбрать пакет',
    expires: (month: string) => `действует до конца ${month}`,
    state: { ready: '', expired: 'срок закончился', refused: 'банк отклонил' },
    remove: 'Удалить',
    removeNamed: (card: string) => `Удалить карту ${card}`,
    sure: (card: string) => `Удалить карту ${card}?`,
    sureAbout: 'С неё больше ничего не спишется. Чтобы снова платить в одно нажатие, сохраните карту при следующей оплате.',
    keep: 'Оставить',
    removed: 'Карта удалена',
  },
};
