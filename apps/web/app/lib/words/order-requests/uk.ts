import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'Запити',
  noRequests: 'Жоден запит не чекає на відповідь.',
  accept: 'Прийняти',
  decline: 'Відхилити',
  accepted: 'Запит тепер є замовленням',
  declined: 'Запит відхилено',
  notAnswered: 'На запит не вдалося відповісти',
  message: 'Повідомлення відвідувачу',
  cancel: 'Скасувати',
  waiting:
    '{count, plural, one {# запит із форми замовлення чекає} few {# запити з форми замовлення чекають} many {# запитів із форми замовлення чекають} other {# запиту з форми замовлення чекають}}',
  answer: 'Відповісти',
  toldLater: 'Відвідувач дізнається за хвилину.',
  notRestored: 'Відмову не вдалося скасувати',
  restored: 'Запит знову чекає',
  noContact: 'Відвідувач не залишив ні пошти, ні телефону: ніхто не дізнається.',
} satisfies Translation<typeof en>
