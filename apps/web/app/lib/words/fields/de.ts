// German texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'Bitte ausfüllen',
  atLeastCharacters: '{count, plural, one {Mindestens # Zeichen} other {Mindestens # Zeichen}}',
  atMostCharacters: '{count, plural, one {Höchstens # Zeichen} other {Höchstens # Zeichen}}',
  atLeastOf: 'Mindestens {count}',
  atMostOf: 'Höchstens {count}',
  moreThan: 'Muss mehr als {value} sein',
  atLeast: 'Muss mindestens {value} sein',
  lessThan: 'Muss weniger als {value} sein',
  atMost: 'Darf höchstens {value} sein',
  date: 'Muss ein Datum wie {example} sein',
  dateAndTime: 'Muss Datum und Uhrzeit wie {example} sein',
  time: 'Muss eine Uhrzeit wie {example} sein',
  email: 'Muss eine E-Mail-Adresse sein',
  url: 'Muss eine Webadresse sein',
  wholeNumber: 'Muss eine ganze Zahl sein',
  oneOf: 'Muss eines davon sein: {values}',
} satisfies Translation<typeof en>
