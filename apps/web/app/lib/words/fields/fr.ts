// French texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'À remplir',
  atLeastCharacters:
    '{count, plural, one {Au moins # caractère} many {Au moins # caractères} other {Au moins # caractères}}',
  atMostCharacters:
    '{count, plural, one {Au plus # caractère} many {Au plus # caractères} other {Au plus # caractères}}',
  atLeastOf: 'Au moins {count}',
  atMostOf: 'Au plus {count}',
  moreThan: 'Doit être supérieur à {value}',
  atLeast: 'Doit être au moins {value}',
  lessThan: 'Doit être inférieur à {value}',
  atMost: 'Doit être au plus {value}',
  date: 'Doit être une date comme {example}',
  dateAndTime: 'Doit être une date et une heure comme {example}',
  time: 'Doit être une heure comme {example}',
  email: 'Doit être une adresse e-mail',
  url: 'Doit être une adresse web',
  wholeNumber: 'Doit être un nombre entier',
  oneOf: 'Doit être l’un de : {values}',
} satisfies Translation<typeof en>
