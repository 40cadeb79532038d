// Italian texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'Da compilare',
  atLeastCharacters:
    '{count, plural, one {Almeno # carattere} many {Almeno # caratteri} other {Almeno # caratteri}}',
  atMostCharacters:
    '{count, plural, one {Al massimo # carattere} many {Al massimo # caratteri} other {Al massimo # caratteri}}',
  atLeastOf: 'Almeno {count}',
  atMostOf: 'Al massimo {count}',
  moreThan: 'Deve essere più di {value}',
  atLeast: 'Deve essere almeno {value}',
  lessThan: 'Deve essere meno di {value}',
  atMost: 'Deve essere al massimo {value}',
  date: 'Deve essere una data come {example}',
  dateAndTime: 'Deve essere data e ora come {example}',
  time: 'Deve essere un’ora come {example}',
  email: 'Deve essere un indirizzo email',
  url: 'Deve essere un indirizzo web',
  wholeNumber: 'Deve essere un numero intero',
  oneOf: 'Deve essere uno tra: {values}',
} satisfies Translation<typeof en>
