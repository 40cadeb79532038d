// Dutch texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'Open',
  pending: 'Wacht op klant',
  closed: 'Gesloten',
  searchTickets: 'Vragen zoeken',
  waits: 'wacht {age}',
  waiting: 'Wachten op antwoord',
  withOwner: '{name}, bij {owner}',
  nobodyWaits: 'Niemand wacht',
  noTickets: 'Geen vragen hier',
  questionsComeIn: 'Vragen van de contactpagina en uit het product komen hier binnen.',
  contactPage: 'Contactpagina',
  openCount:
    '{count, plural, one {# vraag open. Antwoord is beloofd binnen {hours} uur.} other {# vragen open. Antwoord is beloofd binnen {hours} uur.}}',
  nobodyYet: 'Nog niemand',
  somebody: 'Iemand',
  ownersNotLoaded: '{name}. De eigenaren konden niet worden geladen.',
  tryAgain: 'Opnieuw proberen',
  assignedTo: 'Toegewezen aan',
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'Opnieuw openen',
  replyTo: 'Antwoord aan {email}',
  answer: 'Antwoord',
  sendReply: 'Versturen en op klant wachten',
  addNote: 'Notitie toevoegen',
  noteAdded: 'Notitie toegevoegd',
  replySent: 'Antwoord verstuurd aan {to}',
} satisfies Translation<typeof en>
