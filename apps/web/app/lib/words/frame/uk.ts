// Ukrainian texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Огляд',
  dashboard: 'Панель керування автопарком',
  orders: 'Замовлення',
  plan: 'Планування',
  live: 'Наживо',
  fleet: 'Автопарк',
  drivers: 'Водії',
  routes: 'Маршрути',
  analytics: 'Аналітика',
  settings: 'Налаштування',
  support: 'Підтримка',
  help: 'Довідка',

  // Around a page
  company: 'Компанія',
  sections: 'Розділи',
  menu: 'Меню',
  search: 'Пошук',
  searchCompany: 'Пошук замовлень, зупинок, водіїв',
  searching: 'Триває пошук',
  nothingFound: 'Нічого не знайдено за запитом «{text}»',
  skipToContent: 'Перейти до вмісту',
  needYou: '{label}, потребують вашої уваги: {count}',
  loadingCompany: 'Завантаження вашої компанії',
  companyNotLoaded: 'Не вдалося завантажити вашу компанію',
  viewer: 'Ви бачите тут усе, але лише для перегляду. Зміни вносять диспетчери та адміністратори.',
  testClock: 'Тестовий годинник увімкнено: власники змінюють тут час компаній. Не для робочого використання.',

  // Connection
  connected: 'З’єднано',
  slow: 'Повільно, {seconds} с',
  noConnection: 'Немає з’єднання',
  offline:
    'Немає з’єднання з інтернетом. Ви бачите останній відомий стан; він оновиться, коли ви знову будете онлайн.',

  // Day
  today: 'Сьогодні',
  todayAnd: 'Сьогодні, {day}',
  previousDay: 'Попередній день',
  nextDay: 'Наступний день',
  previousMonth: 'Попередній місяць',
  nextMonth: 'Наступний місяць',
  weekdays: 'пн вт ср чт пт сб нд',

  // Panels and lists
  close: 'Закрити',
  cancel: 'Скасувати',
  save: 'Зберегти',
  undo: 'Скасувати',
  removed: 'Вилучено: {name}',
  notRemoved: 'Не вдалося вилучити: {name}',
  copy: 'Копіювати',
  copied: 'Скопійовано',
  haveCopied: 'Уже скопійовано',
  shownOnce: 'Скопіюйте зараз: це показується лише один раз. {hint}',
  selectAll: 'Вибрати все',
  selectRow: 'Вибрати: {row}',
  firstOf: 'Перші {limit} з {count}. Скористайтеся фільтром, щоб побачити інші.',
  scrolledSideways: '{label}, прокручується вбік',
  separateByCommas: 'Розділяйте комами',
} satisfies Translation<typeof en>
