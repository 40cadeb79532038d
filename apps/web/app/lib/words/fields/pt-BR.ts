// Brazilian texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'Preencha este campo',
  atLeastCharacters:
    '{count, plural, one {Pelo menos # caractere} many {Pelo menos # caracteres} other {Pelo menos # caracteres}}',
  atMostCharacters:
    '{count, plural, one {No máximo # caractere} many {No máximo # caracteres} other {No máximo # caracteres}}',
  atLeastOf: 'Pelo menos {count}',
  atMostOf: 'No máximo {count}',
  moreThan: 'Deve ser maior que {value}',
  atLeast: 'Deve ser pelo menos {value}',
  lessThan: 'Deve ser menor que {value}',
  atMost: 'Deve ser no máximo {value}',
  date: 'Deve ser uma data como {example}',
  dateAndTime: 'Deve ser data e hora como {example}',
  time: 'Deve ser uma hora como {example}',
  email: 'Deve ser um endereço de e-mail',
  url: 'Deve ser um endereço da web',
  wholeNumber: 'Deve ser um número inteiro',
  oneOf: 'Deve ser um destes: {values}',
} satisfies Translation<typeof en>
