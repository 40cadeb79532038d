// Ukrainian texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'Команда',
  members: 'Учасники',
  roleOf: 'Роль: {name}',
  signsInByCode: 'Входить за кодом',
  handOverTo: 'Передати: {name}',
  deactivated: 'Деактивовані',
  deactivatedMeaning:
    'Постачальник ідентичності вашої компанії деактивував цих людей, тож вони не можуть увійти. Передайте маршрути водіїв з-поміж них іншим. Адміністратор активує їх там або вилучає тут.',
  removePerson: 'Вилучити: {name}',
  removePersonQuestion: 'Вилучити: {name}?',
  removeEffect:
    'Доступ припиняється одразу, а ключі API цієї людини перестають діяти. Щоб повернутися, потрібне нове запрошення.',
  remove: 'Вилучити',
  onlyOffice: 'Сторінка команди для диспетчерів та адміністраторів',
  notLoaded: 'Не вдалося завантажити команду',
  loadingTeam: 'Завантаження команди',
  isNow: '{name}: тепер {role}',
  isGone: '{name} більше не належить до компанії',
  isAdministrator: '{name} тепер адміністратор',
  nothingChanged: 'Нічого не змінено',
  saved: 'Збережено',

  // Handing over
  handOverQuestion: 'Передати компанію? Нова людина: {name}',
  handOverEffect:
    'Ця людина стає адміністратором і вирішує щодо людей, тарифу, рахунків і ключів. Ви одразу стаєте диспетчером, і змінити це може лише вона. Ваші ключі API матимуть права диспетчера.',
  handOver: 'Передати',

  // Invitations
  invite: 'Запросити людину',
  inviteDriver: 'Запросити водія',
  invited: 'Запрошені',
  invitations: 'Запрошення',
  roleExpired: '{role}, термін минув',
  roleUntil: '{role}, можна прийняти до: {day}',
  expired: 'Термін минув',
  isHeld: 'Чекає вашого підтвердження',
  sendAgain: 'Надіслати ще раз',
  withdraw: 'Відкликати',
  sentAgain: 'Надіслано ще раз на {email}',
  withdrawn: 'Запрошення для {email} відкликано',
  invitationSent: 'Запрошення надіслано на {email}',
  sendInvitation: 'Надіслати запрошення',
  invitationNotSent: 'Не вдалося надіслати запрошення',
  email: 'Електронна пошта',
  linkLasts: 'Посилання в листі діє один раз протягом {days} днів.',
  role: 'Роль',
  adminMeaning: 'усе, і вирішує, хто належить до компанії',
  dispatcherMeaning: 'імпортує, планує, надсилає маршрути й дбає про автопарк',
  viewerMeaning: 'бачить усе й нічого не змінює',
  driverMeaning: 'бачить власний маршрут у застосунку водія',

  // Roles
  customRoles: 'Власні ролі',
  newRole: 'Нова роль',
  customRolesMeaning:
    'Крім адміністратора, диспетчера, спостерігача й водія: роль лише з правами, які ви позначите.',
  noRoles: 'Поки немає.',
  roles: 'Ролі',
  theRoles: 'ролі',
  theRule: 'правило',
  openInvitations:
    '{count, plural, one {# відкрите запрошення} few {# відкриті запрошення} many {# відкритих запрошень} other {# відкритого запрошення}}',
  nobody: 'Поки ні в кого немає',
  changeRole: 'Змінити: {name}',
  removeRole: 'Вилучити роль {name}',
  removeRoleQuestion: 'Вилучити роль {name}?',
  removeRoleRule: 'Роль, яку хтось має, залишається: спершу дайте цій людині іншу.',
  roleRemoved: 'Вилучено: {name}',
  roleChanged: 'Змінено: {name}',
  roleAdded: 'Тепер можна надавати: {name}',
  saveRole: 'Зберегти роль',
  roleNotSaved: 'Не вдалося зберегти роль',
  name: 'Назва',
  membersGain: 'Учасники мають нові права з наступного кліку',
  roleExample: 'Як її називають у команді: Склад, Підтримка клієнтів',
  rightsRule:
    'Право додає ті, що йому потрібні. Учасники, ролі, ключі API та архів лишаються адміністраторам.',
  groupOrders: 'Замовлення',
  groupFleet: 'Автопарк',
  groupPlanning: 'Планування й дорога',
  groupConnections: 'Підключення',
  groupPeople: 'Люди й компанія',

  // Second step
  secondStep: 'Другий крок під час входу',
  secondStepMeaning:
    'Людям із позначеною роллю після пароля потрібен код із телефона. Хто його ще не має, зараз вийде з системи й додасть його під час наступного входу.',
} satisfies Translation<typeof en>
