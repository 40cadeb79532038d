// Ukrainian texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'Приватність для адміністраторів',
  onlyAdministratorsMore: 'Тут адміністратор вашої компанії знаходить, видає й видаляє дані однієї особи.',
  findPerson: 'Знайти особу',
  findPersonMore:
    'Хтось запитує, що ви про нього зберігаєте, або хоче це видалити: одержувач, водій чи член команди.',
  searchField: 'Ім’я, пошта, телефон або адреса',
  find: 'Знайти',
  peopleNoun: 'особи',
  nobodyBy: 'Нікого за «{text}».',
  matches: 'Результати',
  tickEveryRow: 'Позначте кожен рядок із цією особою. Той самий одержувач може бути в книзі двічі.',
  uses: '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
  routesDriven: '{count, plural, one {# маршрут} few {# маршрути} many {# маршрутів} other {# маршруту}}',
  kindRecipient: 'одержувач',
  kindDriver: 'водій',
  kindMember: 'учасник',
  kindAccount: 'обліковий запис',

  // A person's data
  dataNoun: 'дані',
  whatThereIs: 'Що є',
  exportNotStarted: 'Не вдалося почати експорт',
  export: 'Експортувати',
  erase: 'Видалити',
  photosAndFiles: 'фото й файли',
  namedIn: 'згадано в',
  texts:
    '{count, plural, one {# текст: {places}} few {# тексти: {places}} many {# текстів: {places}} other {# тексту: {places}}}',
  erasedLater: 'Буде видалено після завершення відкритої роботи',
  beingErased: 'Дані особи видаляються',
  eraseWhom: 'Видалити {name}',
  eraseMore: 'Назавжди. Замовлення й маршрути лишаються для ваших показників без імен.',
  cancel: 'Скасувати',
  eraseWhenEnded: 'Видалити після завершення',
  waitsUntil: 'Ще ні: видалення чекає, доки це завершиться.',
  sharesName: 'Хтось інший має те саме ім’я. Тексти лише з іменем лишаються без змін.',
  whatStays: 'Що залишається',
  backupsHold: 'Резервні копії бази в оператора містять дані особи, доки їх не видалено.',
  notErased: 'Не вдалося видалити дані особи',
  typeToConfirm: 'Введіть «{name}» для підтвердження',

  // Requests
  requestsNoun: 'запити',
  requests: 'Запити',
  exportsAndErasures: 'Експорти й видалення',
  waiting: 'Чекає завершення відкритих замовлень і маршрутів',
  queued: 'Зараз почнеться',
  running: 'Триває',
  notCalledOff: 'Не вдалося скасувати видалення',
  exportOf: 'Експорт: {kind}, {time}',
  erasureOf: 'Видалення: {kind}, {time}',
  failed: 'не вдалося',
  done: '{count, plural, one {Готово: # рядок} few {Готово: # рядки} many {Готово: # рядків} other {Готово: # рядка}}',
  notDownloaded: 'Не вдалося завантажити експорт',
  download: 'Завантажити, {size}',
  callOff: 'Скасувати',
} satisfies Translation<typeof en>
