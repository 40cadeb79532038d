// Dutch texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'Vul dit in',
  atLeastCharacters: '{count, plural, one {Minstens # teken} other {Minstens # tekens}}',
  atMostCharacters: '{count, plural, one {Hoogstens # teken} other {Hoogstens # tekens}}',
  atLeastOf: 'Minstens {count}',
  atMostOf: 'Hoogstens {count}',
  moreThan: 'Moet meer dan {value} zijn',
  atLeast: 'Moet minstens {value} zijn',
  lessThan: 'Moet minder dan {value} zijn',
  atMost: 'Mag hoogstens {value} zijn',
  date: 'Moet een datum zijn, zoals {example}',
  dateAndTime: 'Moet een datum en tijd zijn, zoals {example}',
  time: 'Moet een tijd zijn, zoals {example}',
  email: 'Moet een e-mailadres zijn',
  url: 'Moet een webadres zijn',
  wholeNumber: 'Moet een geheel getal zijn',
  oneOf: 'Moet een van deze zijn: {values}',
} satisfies Translation<typeof en>
