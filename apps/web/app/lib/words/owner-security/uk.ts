// Ukrainian texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'безпека',
  owners: 'Власники',
  newOwner: 'Новий власник',
  addOwner: 'Додати власника',
  ownerNotAdded: 'Не вдалося додати власника',
  ownerLead: 'Власник бачить кожну компанію та змінює тарифи, листи й налаштування.',
  firstName: 'Ім’я',
  lastName: 'Прізвище',
  email: 'Електронна пошта',
  firstPassword: 'Перший пароль',
  isNowOwner: '{email} тепер власник',
  ownerSince: '{email}, власник від {day}',
  seenAgo: 'у мережі {ago}',
  neverSignedIn: 'ніколи не входив',
  secondStepOn: 'другий крок увімкнено',
  noSecondStep: 'без другого кроку',
  you: 'ви',
  removeWhat: 'Вилучити {name}',
  remove: 'Вилучити',
  removeQuestion: 'Вилучити {name}?',
  removeEffect: 'Обліковий запис залишається, без прав на платформу.',
  noLongerOwner: 'Більше не власник',
  ownerByCommand: 'На сервері npm run owner -- --mail ADDRESS теж додає власника або створює нове посилання.',

  // How owners sign in
  howOwnersSignIn: 'Як входять власники',
  needSecondStep: 'Власникам потрібен другий крок під час входу',
  needSecondStepNow: 'Власникам тепер потрібен другий крок',
  secondStepOptional: 'Власники можуть входити без другого кроку',
  withoutStep: 'Власник, який його не має, не має прав на платформу й потрапляє туди, де його додають.',
  othersWithout:
    '{count, plural, =0 {Усі інші власники його мають. Ключі API, створені власником, більше не діють як власник.} one {# інший власник його не має: щойно ви його вимагатимете, з цього запису буде виконано вихід. Ключі API, створені власником, більше не діють як власник.} few {# інші власники його не мають: щойно ви його вимагатимете, буде виконано вихід. Ключі API, створені власником, більше не діють як власник.} many {# інших власників його не мають: щойно ви його вимагатимете, буде виконано вихід. Ключі API, створені власником, більше не діють як власник.} other {# іншого власника його не мають: щойно ви його вимагатимете, буде виконано вихід. Ключі API, створені власником, більше не діють як власник.}}',
  addYourOwnFirst: 'Спершу додайте власний і увійдіть із ним.',
  yourOwnSignIn: 'Ваш вхід',

  // Sessions
  whereOwnersSignedIn: 'Де увійшли власники',
  noSessions: 'Жоден власник не має відкритого сеансу в браузері.',
  sessionsOfOwners: 'Сеанси власників',
  unknownAddress: 'невідома адреса',
  usedAgo: 'використано {ago}',
  hasSecondStep: 'другий крок',
  thisBrowser: 'цей браузер',
  signOut: 'Вийти',
  signOutOf: 'Вийти: {name}, {browser}',
  signedOutThere: 'Там вихід виконано',

  // Failed sign-ins
  failedSevenDays: 'Невдалі входи, 7 днів',
  noFailed: 'За останні 7 днів не було невдалих входів в облікові записи.',
  failedSignIns: 'Невдалі входи',
  attempts:
    '{count, plural, one {# спроба, остання {ago}} few {# спроби, остання {ago}} many {# спроб, остання {ago}} other {# спроби, остання {ago}}}',
  wrongCode: 'хибний код',
  wrongPassword: 'хибний пароль',
  owner: 'власник',
  signedInSince: 'потім увійшов',
  unknownAccounts: 'Спроби з адресами без облікового запису обмежуються й не показуються.',

  // Addresses
  whereOwnersWork: 'Звідки працюють власники',
  fromElsewhere:
    'З інших місць обліковий запис власника не має прав на платформу. Ваша адреса <address>{address}</address>.',
  addressesAndNetworks: 'Адреси й мережі',
  addressesHint: 'По одній у рядку. Залиште порожнім, щоб власники працювали звідусіль.',
  addressWrong: '{text} не є ні адресою на зразок 203.0.113.7, ні мережею на зразок 203.0.113.0/24',
  saveAddresses: 'Зберегти адреси',
  saving: 'Збереження',
  addressesSaved: 'Адреси збережено',
  fromAnywhere: 'Власники можуть працювати звідусіль',
  lockedOut: 'Втратили доступ? На сервері npm run owner -- --allow-any-address очищає список.',

  // Accounts
  accounts: 'Облікові записи',
  withSecondStep: 'Із другим кроком',
  openSessions: 'Відкриті сеанси',
  auditLog: 'Журнал дій',
  apiKeys: 'Ключі API',
} satisfies Translation<typeof en>
