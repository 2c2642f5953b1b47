import type { HealthCode, HealthState } from '@school/contract/faults/health';
import { healthLimits } from '@school/contract/faults/health';

import { count } from '../../grammar.ts';

type Facts = Readonly<Record<string, string | number>>;
type Says = (facts: Facts) => string;

const hours = (n: number) => count('ru', n, { one: 'час', few: 'часа', many: 'часов', other: 'часа' });
const servers = (n: number) => count('ru', n, { one: 'сервер', few: 'сервера', many: 'серверов', other: 'сервера' });
const letters = (n: number) => count('ru', n, { one: 'сообщение', few: 'сообщения', many: 'сообщений', other: 'сообщения' });
const connections = (n: number) => count('ru', n, { one: 'соединение', few: 'соединения', many: 'соединений', other: 'соединения' });
const number = (value: string | number | undefined) => Number(value ?? 0);
const broken = (facts: Facts, otherwise: string): string => (facts['fault'] === undefined ? otherwise : `Не отвечает: ${facts['fault']}`);

/** What is looked at to say how the school is: by name, and what each state means and asks for. */
const rows: Readonly<Record<HealthCode, { title: string } & Record<HealthState, Says>>> = {
  database: {
    title: 'База данных',
    fine: (it) => `PostgreSQL ${it['version']}, отвечает за ${it['milliseconds']} мс`,
    warning: (it) => `PostgreSQL ${it['version']} отвечает медленно: ${it['milliseconds']} мс. Проверьте нагрузку и сеть до базы`,
    refuses: (it) => broken(it, 'Не отвечает'),
  },
  connections: {
    title: 'Соединения с базой',
    fine: (it) => `Занято ${it['used']} из ${it['most']}`,
    warning: (it) => `База разрешает ${connections(number(it['most']))}, а нужно ${it['needed']}. Поднимите max_connections`,
    refuses: (it) => broken(it, 'Свободных нет'),
  },
  replica: {
    title: 'Копия базы для чтения',
    fine: (it) =>
      it['none'] !== undefined
        ? 'Её нет: всё делает одна база'
        : number(it['seconds']) < 1
          ? 'Не отстаёт'
          : `Отстаёт на ${it['seconds']} с`,
    warning: (it) =>
      it['away'] !== undefined
        ? 'Не отвечает, или это копия другой базы. Отчёты и поиск пока идут в основную базу'
        : `Отстаёт на ${it['seconds']} с. Отчёты и поиск пока идут в основную базу`,
    refuses: (it) => broken(it, 'Неизвестно'),
  },
  failover: {
    title: 'Запасные базы',
    fine: (it) =>
      it['none'] !== undefined
        ? 'Их нет: если машина с базой откажет, поможет только резервная копия'
        : `Работает ${it['servers']} из ${it['all']}, замена готова`,
    warning: (it) =>
      it['away'] !== undefined
        ? 'Patroni не отвечает: неизвестно, заменит ли базу другая'
        : it['late'] !== undefined
          ? 'Замена есть, но последние изменения могут потеряться: включите в Patroni synchronous_mode'
          : it['alone'] !== undefined
            ? `Работает ${it['servers']} из ${it['all']}, и всех изменений нет пока ни на одной запасной`
            : `Работает ${it['servers']} из ${it['all']}. Верните недостающую`,
    refuses: (it) =>
      broken(
        it,
        it['version'] !== undefined
          ? `Patroni ${it['version']} с ${it['store']} теряет сохранённое, когда машина замирает. Обновите до ${healthLimits.safePatroni} или возьмите «etcd:» и метку «dcs: etcd»`
          : 'Сейчас ни одна база не главная',
      ),
  },
  clock: {
    title: 'Часы',
    fine: () => 'Часы сервера и базы идут одинаково',
    warning: (it) => `Расходятся на ${it['seconds']} с`,
    refuses: (it) =>
      broken(
        it,
        `Часы сервера и базы расходятся на ${it['seconds']} с, а можно не больше ${healthLimits.clockSeconds}. Включите синхронизацию времени`,
      ),
  },
  tables: {
    title: 'Таблицы',
    fine: () => 'Соответствуют этой версии',
    warning: () => 'Здесь работала более новая версия. Если её не возвращают, обновите этот сервер',
    refuses: (it) => broken(it, 'Старше этой версии: перезапустите школу'),
  },
  servers: {
    title: 'Серверы',
    fine: (it) =>
      number(it['servers']) === 0 ? 'Школа сейчас не запущена' : `Работает ${servers(number(it['servers']))}, версия ${it['releases']}`,
    warning: (it) => `Работают разные версии: ${it['releases']}. Так бывает во время обновления`,
    refuses: (it) => broken(it, 'Неизвестно'),
  },
  media: {
    title: 'Видео и звук уроков',
    fine: (it) =>
      `${it['none'] === undefined ? (it['wish'] === 'auto' || it['wish'] === 'direct' ? `Клубы через ${it['server']}` : `Все через ${it['server']}`) : 'Между страницами напрямую, клуб через страницу преподавателя'}${it['hidden'] === undefined ? '' : ', только через запасное соединение'}`,
    warning: (it) => `${it['server']} не отвечает: ${it['fault']}. Клубы, которые начнутся сейчас, пойдут через страницу преподавателя`,
    refuses: (it) => broken(it, 'Неизвестно'),
  },
  files: {
    title: 'Файлы',
    fine: (it) => `Пишутся и читаются: ${it['where']}`,
    warning: (it) => `Пишутся и читаются: ${it['where']}`,
    refuses: (it) => broken(it, 'Не пишутся'),
  },
  disk: {
    title: 'Диск',
    fine: (it) => `Свободно ${it['percent']} %, это ${it['gigabytes']} ГБ`,
    warning: (it) => `Свободно только ${it['percent']} %, это ${it['gigabytes']} ГБ. Освободите место`,
    refuses: (it) => broken(it, `Места почти нет: ${it['percent']} %. Освободите его сейчас, иначе школа остановится`),
  },
  backup: {
    title: 'Резервная копия',
    fine: (it) => `Последней ${hours(number(it['hours']))}, зашифрована`,
    warning: (it) =>
      it['never'] !== undefined
        ? 'Копий ещё нет. Сделайте первую: npm run backup'
        : number(it['hours']) > healthLimits.backupHours
          ? `Последней уже ${hours(number(it['hours']))}. Проверьте ночное копирование`
          : 'Последняя не зашифрована: задайте BACKUP_RECIPIENT',
    refuses: (it) => broken(it, 'Неизвестно'),
  },
  address: {
    title: 'Адрес',
    fine: (it) => `${it['address']}`,
    warning: (it) => `${it['address']} — без https. Семьи должны входить по защищённому адресу`,
    refuses: (it) => broken(it, 'Неизвестен'),
  },
  mail: {
    title: 'Почта',
    fine: (it) => (it['inbox'] === undefined ? 'Почтовый сервер отвечает' : 'Учебная школа: письма остаются в /dev/inbox'),
    warning: () => 'Почтовый сервер отвечает',
    refuses: (it) => broken(it, 'Не подключена: письма никому не приходят. Подключите её на странице «Открытие школы»'),
  },
  sms: {
    title: 'СМС',
    fine: (it) => (it['inbox'] === undefined ? 'Подключены' : 'Учебная школа: СМС остаются в /dev/inbox'),
    warning: () => 'Не подключены: коды по СМС не приходят',
    refuses: (it) => broken(it, 'Не отвечают'),
  },
  letters: {
    title: 'Недоставленное',
    fine: () => 'Всё доставлено',
    warning: (it) => `Не доставлено: ${letters(number(it['failed']))}. Разберите их на странице «Сообщения»`,
    refuses: (it) => broken(it, 'Неизвестно'),
  },
};

export const texts = {
  about: `Как чувствует себя школа сейчас. Обновляется каждую минуту.`,
  list: 'Состояние школы',
  states: { fine: 'Хорошо', warning: 'Обратите внимание', refuses: 'Чините сейчас' },
  all: { fine: 'Всё хорошо', warning: 'Школа работает, но кое-что просит внимания', refuses: 'Что-то сломано: семьи это заметят' },
  what: 'Что',
  how: 'Как',
  says: 'Подробно',
  rows,
  serverList: 'Серверы',
  server: { host: 'Машина', release: 'Версия', since: 'Работает с' },
};
