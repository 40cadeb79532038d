// German texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'Neue Anfrage',
  ticketsNoun: 'Anfragen',
  tickets: 'Anfragen',
  theTicket: 'Anfrage',
  allTickets: 'Alle Anfragen',
  nothingAsked: 'Noch nichts gefragt',
  nothingAskedMore:
    'Frag hier, wenn etwas nicht geht oder du wissen willst, wie es geht. Antworten kommen hier und per E-Mail.',
  chooseTicket:
    'Wähle eine Anfrage, um sie zu lesen. Werktags antwortet ein Mensch innerhalb von {hours} Stunden.',
  answersWithin: 'Werktags antwortet ein Mensch innerhalb von {hours} Stunden.',
  askSupport: 'Support fragen',
  notSent: 'Deine Frage wurde nicht gesendet',
  subject: 'Betreff',
  fewWords: 'In wenigen Worten',
  whatHappens: 'Was passiert, und was du erwartet hast',
  answerComes: 'Die Antwort kommt hier und per E-Mail an {email}',
  sending: 'Wird gesendet',
  send: 'Senden',
  sendToSupport: 'An den Support senden',
  writeToReopen: 'Schreib, um sie wieder zu öffnen',
  writeToSupport: 'An den Support schreiben',
  stateOpen: 'beim Support',
  stateAnswered: 'beantwortet',
  stateClosed: 'geschlossen',
  messages: 'Nachrichten',
  noteBy: 'Notiz von {name}',
  supportAt: 'Support, {time}',
} satisfies Translation<typeof en>
