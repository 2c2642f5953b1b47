/** One setting: an environment variable, or a line of `.env`. */
export interface SettingRow {
  /** What it means, for the person who runs the school. */
  about: string;
  /** What holds when it is not set. */
  default?: string;
  /** Unlocks something: in production it must be set, be long, and be no other one's value. */
  secret?: true;
  /** Read by the tests and not by the school. */
  tests?: true;
}

/** Every setting there is. `.env.example` shows the same list; a test compares the two. */
export const settingsTable = {
  NODE_ENV: { about: 'production: real families; anything else: a school to try out', default: 'development' },
  HOST: { about: 'address to listen at: 127.0.0.1 is this machine only, 0.0.0.0 is everyone who can reach it', default: '127.0.0.1' },
  PORT: { about: 'port to listen at; 0 takes a free one', default: '3000' },
  PUBLIC_URL: { about: 'address that people type, for links in messages and for cookies; default http://localhost:PORT' },
  TLS_CERT: {
    about: 'certificate in PEM, with those it hangs on: then the school itself speaks TLS and HTTP/2, and needs no proxy in front',
  },
  TLS_KEY: { about: 'key of that certificate in PEM' },
  TRUST_PROXY: { about: 'addresses of proxies in front whose forwarded headers are believed, with commas' },
  REGION: {
    about: 'EU or US: which deployment this is; any setting with _EU or _US behind its name holds for that one only',
    default: 'EU',
  },
  REGIONS: {
    about:
      'all regions of the school and where they are reached, the one for everybody else first: EU=https://eu.example.com,US=https://us.example.com; default this one alone',
  },
  COUNTRY_HEADER: { about: 'header in which the proxy in front tells the country of a visitor', default: 'cf-ipcountry' },
  SHELL_ORIGINS: {
    about: 'addresses that pages have inside the app from a store, with commas; they call by tokens and never by cookies',
    default: 'capacitor://localhost,https://localhost',
  },
  SHELL_ANDROID: {
    about: 'Android app that links of the school open in, with the SHA-256 of its signing certificate: by.chipschool.app=AA:BB:…',
  },
  SHELL_IOS: { about: 'iOS app that links of the school open in: TEAMID.by.chipschool.app' },
  DATA_DIR: { about: 'folder of the built-in database and of uploaded files', default: './data' },
  DATABASE_URL: { about: 'PostgreSQL 15 or newer; without it the school starts its own, in DATA_DIR' },
  DATABASE_DIRECT_URL: {
    about:
      'the same database past a pooler (PgBouncer) that DATABASE_URL leads to, for what needs a connection of its own: making tables, notices, tasks by the clock; default DATABASE_URL',
  },
  DATABASE_READ_URL: {
    about:
      'a read replica of DATABASE_URL, for reports, figures, the log and the search of managers, which may be five seconds old; while it is further behind or away, DATABASE_URL answers them',
  },
  PATRONI_URL: {
    about:
      'addresses at which Patroni of each database server answers, with commas: http://10.0.0.21:8008,…; the doctor and the page of health then say whether another would take over',
  },
  DATABASE_POOL: { about: 'connections to the database at most', default: '20' },
  APP_DRAIN_SECONDS: {
    about:
      'seconds between "not ready" and the closing of the door when the school stops, so that a balancer in front sends nobody here any more, 0 to 20; default 3 in production, 0 elsewhere',
  },
  BACKUP_TO: { about: 'folder that npm run backup writes to, on another disk than DATA_DIR; without it the command says where to' },
  BACKUP_RECIPIENT: { about: 'public key (age1…) for whose holder backups are encrypted; npm run backup -- --make-key makes a pair' },
  CALLS_PER_MINUTE: {
    about: 'calls that one session may make in a minute, and an address without a session ten times as many; 0: as many as they like',
    default: '600',
  },
  SCHOOL_DEMO: {
    about: '1: demo families, teachers and lessons; default 1 with the built-in database, 0 with DATABASE_URL or in production',
  },
  SCHOOL_PRACTICE: {
    about: '1: a practice school, which says so at the top of every page; npm start -- --try sets it; never in production',
    default: '0',
  },
  PRACTICE_URL: { about: 'where the practice school of npm start -- --try is reached; the owner of the real one finds it there' },
  SCHOOL_TEST: { about: '1: tests from outside may move the clock (POST /dev/clock) and read messages; never in production', default: '0' },
  SCHOOL_PREVIEW: {
    about: '1: whoever opens /dev/preview plays any lesson without signing in (npm run content -- preview); never in production',
    default: '0',
  },
  ID_TOKEN_SECRET: { about: 'signs the ID tokens of sign-in; several with commas: the first signs, all are believed', secret: true },
  BEARER_TOKEN_SECRET: { about: 'signs the bearer tokens of calls; several with commas', secret: true },
  CODE_PEPPER: { about: 'goes into the hashes of SMS codes and PINs', secret: true },
  FILES_SECRET: { about: 'signs the short-lived addresses of pictures; several with commas', secret: true },
  SCHOOL_SECRETS_KEY: {
    about:
      'seals what people enter on pages: passwords of mail and SMS, keys of banks, account numbers; several with commas: the first seals, all open. Keep it: without it they are lost',
    secret: true,
  },
  SANDBOX_WEBHOOK_SECRET: { about: 'signs what the sandbox payment provider reports; production has none' },
  UNPAID_SCHEDULE_HOURS: {
    about: 'fixes the hours for which the times of an unpaid schedule are held, 1 to 168; without it the settings page says',
  },
  PAUSE_DAYS: { about: 'fixes the days that a pause of a schedule lasts at most, 1 to 92; without it the settings page says' },
  STAFF_SECOND_FACTOR: {
    about:
      'required: managers sign in with a code of an app after the password; optional: the settings page says; default required in production',
  },
  APPROVAL_UNITS: {
    about:
      'fixes the lessons that one manager may give or take at once; more needs a second manager, 0 to 1000; without it the settings page says',
  },
  APPROVAL_AMOUNTS: {
    about:
      'fixes the money that one manager may move at once, in kopecks, cents or tiyn: BYN:30000,RUB:900000; more needs a second manager; without it the settings page says',
  },
  PAYMENT_PROVIDERS: {
    about:
      'payment providers on offer, with commas: stripe, bepaid, sandbox (play money); production refuses sandbox, and begins without a bank: an owner connects one on the page of the opening',
    default: 'sandbox',
  },
  STRIPE_SECRET_KEY: { about: 'Stripe: secret key of the account, sk_live_…' },
  STRIPE_WEBHOOK_SECRET: {
    about: 'Stripe: signs what it reports to /api/payments/webhooks/stripe, whsec_…; several with commas, all are believed',
  },
  STRIPE_API_URL: { about: 'Stripe: where it is reached; for tests against a server that speaks as Stripe does' },
  BEPAID_SHOP_ID: { about: 'number of the shop at bePaid' },
  BEPAID_SECRET_KEY: { about: 'secret key of the shop at bePaid' },
  BEPAID_PUBLIC_KEY: { about: 'public key of the shop at bePaid, in base64; what bePaid reports is signed with the other half' },
  BEPAID_ERIP_SERVICE_NO: { about: 'number of the school’s service in ERIP, through bePaid; without it nothing is paid there' },
  BEPAID_URL: { about: 'one address in place of all of bePaid’s; for tests against a server that speaks as it does' },
  VK_CLIENT_ID: {
    about: 'id of the app at VK ID; with it families may sign in there. Where people come back to: PUBLIC_URL/api/social/callback/vk',
  },
  YANDEX_CLIENT_ID: { about: 'id of the app at Yandex ID; back to PUBLIC_URL/api/social/callback/yandex' },
  YANDEX_CLIENT_SECRET: { about: 'its secret' },
  GOOGLE_CLIENT_ID: { about: 'id of the web client at Google; back to PUBLIC_URL/api/social/callback/google' },
  GOOGLE_CLIENT_SECRET: { about: 'its secret' },
  APPLE_CLIENT_ID: { about: 'id of the service at Apple; back to PUBLIC_URL/api/social/callback/apple' },
  APPLE_TEAM_ID: { about: 'id of the team at Apple' },
  APPLE_KEY_ID: { about: 'id of its key for signing in' },
  APPLE_PRIVATE_KEY: { about: 'that key, as its .p8 file has it, line ends written \\n' },
  SOCIAL_URL: { about: 'one address in place of all of them; for tests against a server that speaks as they do. Never in production' },
  SMTP_URL: { about: 'mail server, smtp://user:password@host:587; without it mail stays in the inbox at /dev/inbox' },
  MAIL_FROM: {
    about: 'address that mail comes from; people read the name of the school beside it',
    default: 'Chip School <school@localhost>',
  },
  SMS_URL: { about: 'SMS gateway: gets POST {"to","text","from"} as JSON; without it SMS stay in the inbox at /dev/inbox' },
  PHONE_BRIDGE_URL: {
    about: 'connects two phones: gets POST {"from","to"} as JSON; without it somebody of the school connects teacher and family by hand',
  },
  PHONE_BRIDGE_TOKEN: { about: 'bearer token for the phone bridge' },
  TELEGRAM_BOT_TOKEN: {
    about:
      'token of the school’s bot in Telegram, from BotFather: families may then be told there; Telegram reaches the school at PUBLIC_URL, by https',
  },
  TELEGRAM_API_URL: { about: 'Telegram: where its Bot API is reached; default https://api.telegram.org' },
  DUTY_PHONE: { about: 'number that hears by SMS of calls for help in lessons at which nobody has looked for a minute' },
  SMS_TOKEN: { about: 'bearer token for the SMS gateway' },
  SMS_COUNTRIES: {
    about:
      'fixes the countries that SMS go to, as the beginnings of their numbers, with commas (+375,+7); without it the settings page says; +1 joins them in region US',
  },
  SMS_CODES_PER_DAY: {
    about: 'codes that the school pays for within 24 hours at most; then nobody gets any, 0 to 1000000',
    default: '2000',
  },
  SMS_PER_DAY: {
    about: 'fixes how many SMS of every kind the school pays for within 24 hours, 0 to 10000000; without it the settings page says',
  },
  MAIL_CODES_PER_DAY: {
    about: 'codes by mail within 24 hours at most, to e-mails that nobody has confirmed, 0 to 1000000',
    default: '5000',
  },
  REGISTRATIONS_PER_HOUR: { about: 'families that may register from one address within an hour, 1 to 100000', default: '10' },
  REGISTRATIONS_PER_DAY: { about: 'families that may register within 24 hours in all, 1 to 1000000', default: '2000' },
  SMS_FROM: { about: 'sender of SMS', default: 'ChipSchool' },
  S3_ENDPOINT: { about: 'S3-compatible storage for files, https://host; without it files lie in DATA_DIR/files' },
  S3_BUCKET: { about: 'its bucket' },
  S3_REGION: { about: 'its region', default: 'us-east-1' },
  S3_ACCESS_KEY_ID: { about: 'its key' },
  S3_SECRET_ACCESS_KEY: { about: 'the secret of its key' },
  CONTACT_PHONE: { about: 'fixes the phone of the contact centre as families see it, beginning with +; without it the settings page says' },
  CONTACT_EMAIL: { about: 'fixes its e-mail address, the same way' },
  CONTACT_HOURS: { about: 'fixes when it answers, every day: 09:00-21:00, the same way' },
  SCHOOL_ZONE: { about: 'fixes the time zone of the school itself, before its first lesson' },
  CONTACT_ZONE: { about: 'fixes by the clock of which time zone, the same way' },
  TURN_URLS: {
    about:
      'relay of calls (TURN) for homes that cannot be reached directly, with commas: turn:host:3478?transport=udp, ' +
      'turns:host:443?transport=tcp; without it calls go directly or not at all',
  },
  ROOM_HIDE_ADDRESSES: {
    about: '1: pictures and sound of lessons always go through the relay (TURN_URLS), so that no home learns the address of another',
    default: '0',
  },
  ROOM_MEDIA: {
    about:
      'how pictures and sound of lessons travel: auto (children of one family and the teacher page to page, a club by a media server, or by ' +
      'the page of its teacher where there is none), direct (never by a server), janus (always by JANUS_URL), livekit (always by LIVEKIT_URL)',
    default: 'auto',
  },
  JANUS_URL: {
    about:
      'a Janus that carries lessons of clubs, by its WebSocket: ws://127.0.0.1:8188; only the servers of the school reach it, pages do not',
  },
  JANUS_SECRET: { about: 'its api_secret' },
  JANUS_ADMIN_KEY: { about: 'the admin_key of its video rooms: with it nobody else makes one' },
  LIVEKIT_URL: { about: 'a LiveKit that carries lessons of clubs, as pages and servers of the school reach it: wss://live.example.org' },
  LIVEKIT_KEY: { about: 'its API key' },
  LIVEKIT_SECRET: { about: 'the secret of that key: makes tokens of pages, checks what it says to the school' },
  TURN_SECRET: { about: 'shared secret of the relay (use-auth-secret): signs passwords that last two hours' },
  NATS_URL: {
    about:
      'carries what several servers say to each other about lesson rooms, with commas: nats://user:password@host:4222 or tls://…; ' +
      'without it the database does',
  },
  METRICS_TOKEN: { about: 'who shows it as a bearer token reads /metrics; without it only this machine does, past no proxy' },
  LOG_LEVEL: { about: 'fatal, error, warn, info, debug, trace or silent; default info, warn where a person reads the terminal' },
  SENTRY_DSN: {
    about: 'where unexpected errors of the server are reported, in the Sentry envelope format; without it the school keeps them itself',
  },
  SENTRY_DSN_WEB: { about: 'where the pages report their faults, https://key@host/project; without it the school keeps them itself' },
  TRACE_SHARE: { about: 'share of opened pages whose speed is kept, 0 to 1; default 1 in production, 0 elsewhere' },
  REPLAY_SHARE: { about: 'share of sessions recorded whole, masked and never of children, 0 to 1; default 0.1 in production, 0 elsewhere' },
  REPLAY_ON_FAULT_SHARE: {
    about: 'share of sessions recorded around a fault, masked and never of children, 0 to 1; default 1 in production, 0 elsewhere',
  },
  TEST_DATABASE_URL: { about: 'PostgreSQL for the tests; without it they start their own', tests: true },
  CHROMIUM_PATH: { about: 'Chromium for the browser tests; without it they look for one, or install it', tests: true },
} as const satisfies Record<string, SettingRow>;

export type SettingName = keyof typeof settingsTable;
