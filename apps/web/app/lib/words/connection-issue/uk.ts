// Ukrainian texts of a lost connection and its checks.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Виявлено проблему зі з’єднанням',
  lead: '{problem}. Ваша робота на цьому пристрої в безпеці, і ви досі в системі.',
  servicesDown: 'Немає з’єднання: не відповідає {down} із {count} служб',
  serverSilent: 'Немає з’єднання: сервер не відповідає',
  retry: 'З’єднатися знову',
  onTheRoad: 'У дорозі',
  onTheRoadMore:
    'Авто їдуть далі своїми маршрутами. Телефони зберігають позиції й надішлють їх, коли ми повернемося.',
  recipients: 'Одержувачі',
  recipientsMore: 'Сторінки відстеження показують останню відому позицію та її вік.',
  here: 'Тут',
  hereMore: 'Нікого не вийшло із системи. Сторінка продовжить сама, щойно служби відповідатимуть.',
  works: 'працює',
  cut: 'розірвано',
  milliseconds: '{count} мс',
  seconds: '{count} с',
  thisBrowser: 'Цей браузер',
  online: 'онлайн',
  offline: 'офлайн',
  yourNetwork: 'Ваша мережа',
  connected: 'з’єднано',
  noNetwork: 'немає мережі',
  wayHere: 'Шлях сюди',
  downOf: '{down} із {count} не працює',
  checks: 'Перевірки',
  check: 'Перевірка',
  state: 'Стан',
  answer: 'Відповідь',
  timeOf: 'Час, із {seconds} с',
  reportCopied: 'Звіт скопійовано',
  checksAgain: 'Перевіряє знову кожні {seconds} с.',
  checkedAt: 'Перевірено о {time}.',
  fullDiagnostics: 'Повна діагностика',
  statusPage: 'Сторінка стану',
  copyReport: 'Копіювати звіт',

  // Checks
  statePending: 'очікує',
  stateRunning: 'триває',
  stateSuccess: 'працює',
  stateSlow: 'повільно',
  stateError: 'помилка',
  stateTimeout: 'час вийшов',
} satisfies Translation<typeof en>
