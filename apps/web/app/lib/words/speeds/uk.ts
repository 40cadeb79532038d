import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Швидкості руху',
  what: 'швидкості руху',
  noun: 'швидкості руху',
  intro:
    'Відсоток швидкості на карті за днем тижня й годиною: за 80 поїздка триває на чверть довше. Порожні години — як на карті.',
  affects:
    'Нові плани, зміни в дорозі, прогнози, сторінки відстеження, вікна доставки й телефони водіїв відтепер користуються таблицею. Наявні плани зберігають свій час.',
  hoursOf: 'Години: {zone}',
  view: 'Показати',
  viewSpeeds: 'Швидкості',
  viewDrives: 'Власні поїздки',
  slower: 'повільніше за карту',
  faster: 'швидше за карту',
  hour: 'Година',
  cellAt: '{day} {time}',
  cellSpeed: '{cell}, {speed} % від карти',
  cellAsMap: '{cell}, як на карті',
  cellUnsaved: '{text}, не збережено',
  cellLearned:
    '{cell}, {speed} % із {drives, plural, one {# поїздки} few {# поїздок} many {# поїздок} other {# поїздки}}',
  cellTooFew:
    '{cell}, {drives, plural, one {# поїздка} few {# поїздки} many {# поїздок} other {# поїздки}}, замало, щоб навчитися',
  selectDay: 'Вибрати: {day}',
  selectHour: 'Вибрати {time} усіх днів',
  selectWeek: 'Вибрати весь тиждень',
  selection: '{from} - {to}: {count, plural, one {# година} few {# години} many {# годин} other {# години}}',
  percent: 'Відсоток карти',
  percentBounds: 'Ціле число від {least} до {most}',
  set: 'Задати',
  asMap: 'Як на карті',
  howTo:
    'Проведіть по клітинках або натисніть Shift зі стрілками, щоб вибрати кілька. Цифри задають швидкість, Delete повертає карту.',
  unsaved:
    '{count, plural, one {Змінено # годину} few {Змінено # години} many {Змінено # годин} other {Змінено # години}}, не збережено',
  discard: 'Відкинути',
  save: 'Зберегти',
  saving: 'Збереження',
  saved: 'Швидкості руху збережено',
  notSaved: 'Не вдалося зберегти швидкості руху',
  undo: 'Скасувати',
  undoLast: 'Скасувати останню зміну',
  undone: 'Знову діють попередні швидкості',
  reset: 'Знову як на карті',
  resetDone: 'Усі години — як на карті',
  inForce: 'Чинне',
  sourceNone: 'Таблиці немає: кожна година — як на карті.',
  sourceTyped: 'Задано вручну, {time}.',
  sourceFile: 'Завантажено з файлу, {time}.',
  sourceLearned: 'Узято з власних поїздок, {time}.',
  learned: 'Вивчено з власних поїздок',
  learnedFrom:
    '{drives, plural, one {# поїздка} few {# поїздки} many {# поїздок} other {# поїздки}} від дверей до дверей з {day}, з них {leftOut} у жодній годині: закороткі, незвичні або на межі двох годин.',
  learnedHours: 'Години з достатньою кількістю поїздок ({drives} за {days} дні): {count}',
  learnedNone: 'Жодна година ще не має досить поїздок. Кожен завершений маршрут їх додає.',
  learnedWhat: 'вивчені швидкості',
  useAll: 'Узяти всі',
  useSelection: 'Узяти з вибраного',
  used: 'Вивчені швидкості діють',
  saveFirst: 'Спершу збережіть або відкиньте свої зміни.',
  file: 'Файл',
  fileMeans:
    'Рядок на кожну годину; стовпці hour і monday - sunday, або workdays і weekend. Файл замінює всю таблицю.',
  load: 'Завантажити файл CSV',
  loaded: 'Швидкості з {file} діють',
  notLoaded:
    '{count, plural, one {# помилка} few {# помилки} many {# помилок} other {# помилки}} у {file}, нічого не змінено',
  conflict: 'Хтось інший тим часом змінив таблицю',
  conflictMeans:
    'Ви бачите чужу таблицю, а поверх неї {count, plural, one {свою # годину} few {свої # години} many {своїх # годин} other {свої # години}}. Збережіть, щоб залишити обидві, або відкиньте свої.',
  conflictBoth: 'Змінено обома, показано з вашою швидкістю: {list}',
} satisfies Translation<typeof en>
