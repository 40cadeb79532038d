// Italian texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'Nuova richiesta',
  ticketsNoun: 'richieste',
  tickets: 'Richieste',
  theTicket: 'la richiesta',
  allTickets: 'Tutte le richieste',
  nothingAsked: 'Ancora nessuna richiesta',
  nothingAskedMore:
    'Chiedi qui se qualcosa non funziona o vuoi sapere come funziona. Le risposte arrivano qui e per email.',
  chooseTicket:
    'Scegli una richiesta per leggerla. Una persona risponde entro {hours} ore nei giorni feriali.',
  answersWithin: 'Una persona risponde entro {hours} ore nei giorni feriali.',
  askSupport: 'Chiedi al supporto',
  notSent: 'La tua domanda non è stata inviata',
  subject: 'Oggetto',
  fewWords: 'In poche parole',
  whatHappens: 'Cosa succede e cosa ti aspettavi',
  answerComes: 'La risposta arriva qui e per email a {email}',
  sending: 'Invio',
  send: 'Invia',
  sendToSupport: 'Invia al supporto',
  writeToReopen: 'Scrivi per riaprirla',
  writeToSupport: 'Scrivi al supporto',
  stateOpen: 'al supporto',
  stateAnswered: 'con risposta',
  stateClosed: 'chiusa',
  messages: 'Messaggi',
  noteBy: 'Nota di {name}',
  supportAt: 'supporto, {time}',
} satisfies Translation<typeof en>
