// Ukrainian texts of the address book.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  addressBook: 'Адресна книга',
  addresses: 'Адреси',
  addressesNoun: 'адреси',
  addressNoun: 'адреси',
  searchAddresses: 'Пошук адрес',
  searchExample: 'Пошук: адреса, нотатки',
  addAddress: 'Додати адресу',
  importIntro:
    'Файл CSV із рядком заголовків, як після експорту. Наявні адреси, за текстом або id з експорту, змінюються, інші додаються.',
  noAddresses: 'Адрес поки немає',
  noAddressesMore:
    'Тут запам’ятовується кожна адреса замовлення. Додайте, скільки часу там потрібно і що мають знати водії.',
  noMatch: 'Немає відповідних адрес',
  showAll: 'Показати всі адреси',
  someShown: 'Показано {shown} із {total} адрес. Решту знайде пошук.',
  address: 'Адреса',
  timeAtDoor: 'Час біля дверей',
  openHours: 'Відчинено',
  notes: 'Нотатки для водіїв',
  pin: 'Мітка',
  pinByHand: 'вручну',
  pinFromFile: 'з файлу',
  pinFound: 'знайдено',
  usual: 'звичайний',
  minutesLearnt:
    '{minutes} хв із {count, plural, one {# візиту} few {# візитів} many {# візитів} other {# візиту}}',
  minutesSet: '{minutes} хв задано',

  // Form
  newAddress: 'Нова адреса',
  saveAddress: 'Зберегти адресу',
  addressNotSaved: 'Не вдалося зберегти адресу',
  changed: 'Змінено: {address}',
  added: 'Додано: {address}',
  forgotten: 'Забуто: {address}',
  newOrdersUse: 'Нові замовлення на цю адресу беруть ці значення, якщо не мають власних.',
  emptyNotLearnt: 'Порожньо: звичайний час компанії, доки там не побували водії.',
  emptyLearnt: 'Порожньо: скільки потрібно було водіям, {visits}.',
  emptyLearning: 'Порожньо: звичайний час компанії. Водіям потрібно було {visits}; враховується від {least}.',
  openAnyTime: 'Відчинено будь-коли',
  from: 'Від',
  to: 'До',
  mapOfAddress: 'Карта адреси',
  clickDoor: 'Клацніть на двері, де дзвонять водії.',
  minutesUnit: 'хв',
  notesExample: 'Дзвонити двічі, ворота у дворі',
  forget: 'Забути',
  forgetQuestion: 'Забути цю адресу?',
  forgetEffect:
    'Мітку, час і нотатки буде видалено. Колишні замовлення її збережуть; нові шукатимуться знову.',
  forgetAddress: 'Забути адресу',
  keepIt: 'Залишити',
  notForgotten: 'Не вдалося забути адресу',
} satisfies Translation<typeof en>
