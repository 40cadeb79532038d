import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'Zapytania',
  noRequests: 'Żadne zapytanie nie czeka na odpowiedź.',
  accept: 'Przyjmij',
  decline: 'Odrzuć',
  accepted: 'Zapytanie jest teraz zleceniem',
  declined: 'Zapytanie jest odrzucone',
  notAnswered: 'Nie udało się odpowiedzieć na zapytanie',
  message: 'Wiadomość do odwiedzającego',
  cancel: 'Anuluj',
  waiting:
    '{count, plural, one {# zapytanie z formularza czeka} few {# zapytania z formularza czekają} many {# zapytań z formularza czeka} other {# zapytania z formularza czekają}}',
  answer: 'Odpowiedz',
  toldLater: 'Odwiedzający dowie się za minutę.',
  notRestored: 'Nie udało się cofnąć odmowy',
  restored: 'Zapytanie znów czeka',
  noContact: 'Odwiedzający nie podał adresu e-mail ani telefonu: nikt się nie dowie.',
} satisfies Translation<typeof en>
