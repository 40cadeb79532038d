// Polish texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'Wypełnij to pole',
  atLeastCharacters:
    '{count, plural, one {Co najmniej # znak} few {Co najmniej # znaki} many {Co najmniej # znaków} other {Co najmniej # znaku}}',
  atMostCharacters:
    '{count, plural, one {Najwyżej # znak} few {Najwyżej # znaki} many {Najwyżej # znaków} other {Najwyżej # znaku}}',
  atLeastOf: 'Co najmniej {count}',
  atMostOf: 'Najwyżej {count}',
  moreThan: 'Musi być większe niż {value}',
  atLeast: 'Musi wynosić co najmniej {value}',
  lessThan: 'Musi być mniejsze niż {value}',
  atMost: 'Może wynosić najwyżej {value}',
  date: 'Musi być datą, np. {example}',
  dateAndTime: 'Musi być datą i godziną, np. {example}',
  time: 'Musi być godziną, np. {example}',
  email: 'Musi być adresem e-mail',
  url: 'Musi być adresem strony',
  wholeNumber: 'Musi być liczbą całkowitą',
  oneOf: 'Musi być jednym z: {values}',
} satisfies Translation<typeof en>
