// German texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'Offen',
  pending: 'Wartet auf Kunden',
  closed: 'Geschlossen',
  searchTickets: 'Anfragen suchen',
  waits: 'wartet {age}',
  waiting: 'Warten auf eine Antwort',
  withOwner: '{name}, bei {owner}',
  nobodyWaits: 'Niemand wartet',
  noTickets: 'Hier sind keine Anfragen',
  questionsComeIn: 'Fragen von der Kontaktseite und aus dem Produkt kommen hier an.',
  contactPage: 'Kontaktseite',
  openCount:
    '{count, plural, one {# Anfrage offen. Antworten sind innerhalb von {hours} Stunden zugesagt.} other {# Anfragen offen. Antworten sind innerhalb von {hours} Stunden zugesagt.}}',
  nobodyYet: 'Noch niemand',
  somebody: 'Jemand',
  ownersNotLoaded: '{name}. Die Betreiber konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  assignedTo: 'Zuständig',
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'Wieder öffnen',
  replyTo: 'Antwort an {email}',
  answer: 'Antwort',
  sendReply: 'Senden und auf Kunden warten',
  addNote: 'Notiz hinzufügen',
  noteAdded: 'Notiz hinzugefügt',
  replySent: 'Antwort an {to} gesendet',
} satisfies Translation<typeof en>
