// Ukrainian texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft:
    '{count, plural, one {Залишився # день} few {Залишилося # дні} many {Залишилося # днів} other {Залишилося # дня}}',
  runsUntil: 'Ваш пробний період триває до {time}. Нічого не стягується.',
  usedShare: 'Використано {percent} відсотків пробного періоду',
  planned: 'Сплановано',
  runs: '{count, plural, one {# розрахунок} few {# розрахунки} many {# розрахунків} other {# розрахунку}}',
  orders: 'Замовлення',
  vehicles: 'Авто',
  toDashboard: 'До панелі',
  seePlans: 'Переглянути тарифи',
  hasEnded: 'Ваш пробний період завершився',
  endedOn: 'Він завершився {time}. Усе створене збережено.',
  readAll: 'Читати все',
  routesRun: 'Надіслані маршрути доїжджають до кінця, з відстеженням',
  notAnew: 'Знову імпортувати, планувати чи надсилати',
  upgrade: 'Обрати тариф',
  lookAtData: 'Переглянути дані',

  // Starting a trial
  startTrial: 'Почніть пробний період ({days} дн.)',
  trialLead: 'Без картки. Усе з тарифу Professional, до {vehicles} автомобілів.',
  formName: 'Почніть пробний період',
  firstName: 'Ім’я',
  enterFirstName: 'Введіть ім’я',
  lastName: 'Прізвище',
  enterLastName: 'Введіть прізвище',
  email: 'Електронна пошта',
  incompleteEmail: 'Ця адреса неповна',
  companyName: 'Назва компанії',
  enterCompanyName: 'Введіть назву компанії',
  password: 'Пароль',
  atLeast8: 'Щонайменше 8 символів',
  longerIsSafer: 'Щонайменше 8 символів; що довше, то безпечніше',
  characters: '{count, plural, one {# символ} few {# символи} many {# символів} other {# символу}}',
  offline: 'Немає з’єднання з інтернетом. Перевірте мережу та спробуйте ще раз.',
  opening: 'Відкриваємо панель',
  starting: 'Запускаємо пробний період…',
  startFree: 'Почати безкоштовний період ({days} дн.)',
  agree: 'Починаючи, ви погоджуєтеся з:',
  terms: 'Умови',
  privacy: 'Приватність',
  haveAccount: 'Уже маєте обліковий запис?',
  signIn: 'Увійти',
  notStarted: 'Не вдалося почати пробний період. Спробуйте ще раз.',
  registrationFailed: 'Реєстрація не вдалася: {problem}',
  serverSilent: 'Сервер зараз не відповідає.',
  checkEmail: 'Перевірте пошту',
  writtenTo: 'Ми написали на {email}. У листі сказано, як потрапити на панель.',

  // How a trial goes
  howItGoes: 'Як проходить пробний період',
  stepNow: 'Зараз',
  stepNowMore: 'Завантажте список зупинок',
  stepMinutes: 'За кілька хвилин',
  stepMinutesMore: 'Побачте їх на маршрутах, і що не вміщується та чому',
  stepDay: 'День {day}',
  stepDayMore: 'Закінчується сам. Ваші дані можна читати',
} satisfies Translation<typeof en>
