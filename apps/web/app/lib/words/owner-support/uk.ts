// Ukrainian texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'Відкриті',
  pending: 'Очікують',
  closed: 'Закриті',
  searchTickets: 'Пошук звернень',
  waits: 'чекає {age}',
  waiting: 'Чекають на відповідь',
  withOwner: '{name}, веде {owner}',
  nobodyWaits: 'Ніхто не чекає',
  noTickets: 'Тут немає звернень',
  questionsComeIn: 'Сюди надходять запитання зі сторінки контактів і з самого продукту.',
  contactPage: 'Сторінка контактів',
  openCount:
    '{count, plural, one {# відкрите звернення. Відповідь обіцяно протягом {hours} год.} few {# відкриті звернення. Відповідь обіцяно протягом {hours} год.} many {# відкритих звернень. Відповідь обіцяно протягом {hours} год.} other {# відкритого звернення. Відповідь обіцяно протягом {hours} год.}}',
  nobodyYet: 'Ще ніхто',
  somebody: 'Хтось',
  ownersNotLoaded: '{name}. Не вдалося завантажити власників.',
  tryAgain: 'Спробувати ще раз',
  assignedTo: 'Відповідальний',
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'Відкрити знову',
  replyTo: 'Відповідь для {email}',
  answer: 'Відповідь',
  sendReply: 'Надіслати й позначити як очікування',
  addNote: 'Додати нотатку',
  noteAdded: 'Нотатку додано',
  replySent: 'Відповідь надіслано: {to}',
} satisfies Translation<typeof en>
