// Ukrainian texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'Заповніть це поле',
  atLeastCharacters:
    '{count, plural, one {Щонайменше # символ} few {Щонайменше # символи} many {Щонайменше # символів} other {Щонайменше # символу}}',
  atMostCharacters:
    '{count, plural, one {Щонайбільше # символ} few {Щонайбільше # символи} many {Щонайбільше # символів} other {Щонайбільше # символу}}',
  atLeastOf: 'Щонайменше {count}',
  atMostOf: 'Щонайбільше {count}',
  moreThan: 'Має бути більше ніж {value}',
  atLeast: 'Має бути щонайменше {value}',
  lessThan: 'Має бути менше ніж {value}',
  atMost: 'Має бути щонайбільше {value}',
  date: 'Має бути датою, як-от {example}',
  dateAndTime: 'Має бути датою й часом, як-от {example}',
  time: 'Має бути часом, як-от {example}',
  email: 'Має бути адресою пошти',
  url: 'Має бути вебадресою',
  wholeNumber: 'Має бути цілим числом',
  oneOf: 'Має бути одним із: {values}',
} satisfies Translation<typeof en>
