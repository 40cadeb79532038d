import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'Aanvragen',
  noRequests: 'Er wacht geen aanvraag op antwoord.',
  accept: 'Accepteren',
  decline: 'Weigeren',
  accepted: 'De aanvraag is nu een order',
  declined: 'De aanvraag is geweigerd',
  notAnswered: 'De aanvraag kon niet worden beantwoord',
  message: 'Bericht aan de bezoeker',
  cancel: 'Annuleren',
  waiting:
    '{count, plural, one {# aanvraag van het bestelformulier wacht} other {# aanvragen van het bestelformulier wachten}}',
  answer: 'Beantwoorden',
  toldLater: 'De bezoeker krijgt over een minuut bericht.',
  notRestored: 'De weigering is niet teruggedraaid',
  restored: 'De aanvraag wacht weer',
  noContact: 'De bezoeker gaf geen e-mail of telefoon: niemand krijgt bericht.',
} satisfies Translation<typeof en>
