// Ukrainian texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'Відкриваємо запрошення',
  join: 'Приєднатися до {company}',
  invited: '{who} запрошує вас. Ваша роль: {role}.',
  needsLink: 'Цій сторінці потрібне її посилання',
  openFullLink: 'Відкрийте повне посилання з листа.',
  notOpened: 'Не вдалося відкрити запрошення',
  tryAgain: 'Спробувати ще раз',
  signIn: 'Увійти',
  forAnother: 'Це запрошення для {email}',
  forAnotherMore: 'Ви увійшли як {email}. Вийдіть, щоб прийняти його із запрошеної адреси.',
  signOut: 'Вийти',
  staySignedIn: 'Залишитися в системі',
  hasAccount: '{email} уже має обліковий запис: увійдіть, і ви повернетеся сюди.',
  accept: 'Прийняти',
  accountReadyBut: 'Ваш обліковий запис готовий, але: {problem}',
  accountWillBe: 'Вашим обліковим записом буде {email}.',
  joining: 'Приєднуємо…',
  createAndJoin: 'Створити запис і приєднатися',
  orContinueWith: 'Або продовжити через {provider}',

  // The person's account
  firstName: 'Ім’я',
  lastName: 'Прізвище',
  email: 'Електронна пошта',
  password: 'Пароль',
  atLeast8: 'Щонайменше 8 символів',

  // First owner
  setUp: 'Налаштування',
  openPrintedLink: 'Відкрийте повне посилання, яке сервер вивів під час запуску.',
  ownPlatform: 'Ви будете власником цієї платформи: компаній, тарифів, листів і регіонів.',
  settingUp: 'Налаштовуємо…',
  becomeOwner: 'Стати власником',
  invitation: 'Запрошення',
} satisfies Translation<typeof en>
