// Italian texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'Aperte',
  pending: 'In attesa',
  closed: 'Chiuse',
  searchTickets: 'Cerca richieste',
  waits: 'attende da {age}',
  waiting: 'In attesa di una risposta',
  withOwner: '{name}, con {owner}',
  nobodyWaits: 'Nessuno aspetta',
  noTickets: 'Nessuna richiesta qui',
  questionsComeIn: 'Le domande dalla pagina dei contatti e dal prodotto arrivano qui.',
  contactPage: 'Pagina dei contatti',
  openCount:
    '{count, plural, one {# richiesta aperta. Le risposte sono promesse entro {hours} ore.} other {# richieste aperte. Le risposte sono promesse entro {hours} ore.}}',
  nobodyYet: 'Ancora nessuno',
  somebody: 'Qualcuno',
  ownersNotLoaded: '{name}. Impossibile caricare i proprietari.',
  tryAgain: 'Riprova',
  assignedTo: 'Assegnata a',
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'Riapri',
  replyTo: 'Rispondi a {email}',
  answer: 'Risposta',
  sendReply: 'Invia e metti in attesa',
  addNote: 'Aggiungi nota',
  noteAdded: 'Nota aggiunta',
  replySent: 'Risposta inviata a {to}',
} satisfies Translation<typeof en>
