/** What the pages of the school's money share. */
export const texts = {
  parts: {
    label: 'Разделы денег',
    reconciliation: 'Застрявшие',
    refunds: 'Возвраты',
    approvals: 'Согласования',
    statement: 'Выписка банка',
    products: 'Пакеты',
    promoCodes: 'Промокоды',
    gifts: 'Подарки',
  },
};
