// Ukrainian texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} хв',
  hours: '{hours} год {minutes}',
  onTime: 'вчасно',
  late: 'запізнення {duration}',
  early: 'раніше на {duration}',
  anyTime: 'будь-коли',
  until: 'до {time}',
  from: 'з {time}',
  range: '{from}-{to}',
  secondsAgo: '{seconds} с тому',
  listComma: ', ',
  percent: '{value} %',
  ago: '{duration} тому',
  // Every page
  account: 'Обліковий запис: {name}',
  goToCompany: 'Перейти до: {company}',
  security: 'Безпека',
  signOut: 'Вийти',
  theme: 'Тема',
  themeLight: 'Світла',
  themeDark: 'Темна',
  themeSystem: 'Системна',
  language: 'Мова',
  loading: 'Завантаження',
  loadingWhat: 'Завантаження: {what}',
  notLoaded: 'Не вдалося завантажити: {what}',
  retry: 'Спробувати ще раз',
  seePlans: 'Переглянути тарифи',
  messages: 'Повідомлення',
  you: 'Ви',
  byText: 'через SMS',
  wasRead: 'прочитано',
  send: 'Надіслати',
  sending: 'Надсилання',
  noPush: 'Цей браузер не показує сповіщень. На iPhone спершу додайте сторінку на головний екран.',
  pushDenied: 'Сповіщення цієї сторінки заблоковано. Дозвольте їх у налаштуваннях браузера.',

  // No usable answer from the server
  serverSilent: 'Сервер не відповів за {seconds} с.',
  serverUnreachable: 'Сервер недоступний.',
  checkConnection: 'Перевірте зв’язок і спробуйте ще раз.',
  notUnderstood: 'Сервер надіслав відповідь, якої ця сторінка не розуміє.',
  reloadPage: 'Оновіть сторінку.',
  wentWrong: 'Щось пішло не так.',
} satisfies Translation<typeof en>
