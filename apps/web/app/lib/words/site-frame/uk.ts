// Ukrainian texts of the header and footer of public pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  main: 'Головне меню',
  home: '{name}, головна',
  startTrial:
    '{days, plural, one {Спробувати # день} few {Спробувати # дні} many {Спробувати # днів} other {Спробувати # дня}}',
  closeMenu: 'Закрити меню',
  openMenu: 'Відкрити меню',
  signIn: 'Увійти',
  dashboard: 'Панель',
  signOut: 'Вийти',
  planTomorrowWithYourOwn: 'Сплануйте завтра зі своїми зупинками',
  uploadAListWatchThe:
    'Завантажте список, подивіться, як складаються маршрути, і залиште ті, що подобаються.',
  startFreeTrial:
    '{days, plural, one {# день безкоштовно} few {# дні безкоштовно} many {# днів безкоштовно} other {# дня безкоштовно}}',
  contactSales: 'Зв’язатися з відділом продажу',
  skipToContent: 'Перейти до вмісту',
  features: 'Можливості',
  pricing: 'Ціни',
  trackDelivery: 'Відстежити доставку',
  about: 'Про нас',
  contact: 'Зв’язок',
  helpCenter: 'Довідковий центр',
  systemStatus: 'Стан системи',
  privacy: 'Приватність',
  terms: 'Умови',
  product: 'Продукт',
  plansPricing: 'Тарифи та ціни',
  trackShipment: 'Відстежити посилку',
  startFreeTrial2: 'Спробувати безкоштовно',
  company: 'Компанія',
  careers: 'Вакансії',
  help: 'Довідка',
  support: 'Підтримка',
  developers: 'Розробникам',
  trust: 'Довіра',
  trustCenter: 'Центр довіри',
  security: 'Безпека',
  businessHours: 'Пн-пт 9:00-18:00 PST',
} satisfies Translation<typeof en>
