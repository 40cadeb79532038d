// Spanish texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'Hay que rellenarlo',
  atLeastCharacters:
    '{count, plural, one {Al menos # carácter} many {Al menos # caracteres} other {Al menos # caracteres}}',
  atMostCharacters:
    '{count, plural, one {Como máximo # carácter} many {Como máximo # caracteres} other {Como máximo # caracteres}}',
  atLeastOf: 'Al menos {count}',
  atMostOf: 'Como máximo {count}',
  moreThan: 'Debe ser más de {value}',
  atLeast: 'Debe ser al menos {value}',
  lessThan: 'Debe ser menos de {value}',
  atMost: 'Debe ser como máximo {value}',
  date: 'Debe ser una fecha como {example}',
  dateAndTime: 'Debe ser fecha y hora como {example}',
  time: 'Debe ser una hora como {example}',
  email: 'Debe ser una dirección de correo',
  url: 'Debe ser una dirección web',
  wholeNumber: 'Debe ser un número entero',
  oneOf: 'Debe ser uno de: {values}',
} satisfies Translation<typeof en>
