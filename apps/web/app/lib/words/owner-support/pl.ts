// Polish texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'Otwarte',
  pending: 'Oczekujące',
  closed: 'Zamknięte',
  searchTickets: 'Szukaj zgłoszeń',
  waits: 'czeka {age}',
  waiting: 'Czekają na odpowiedź',
  withOwner: '{name}, prowadzi {owner}',
  nobodyWaits: 'Nikt nie czeka',
  noTickets: 'Nie ma tu zgłoszeń',
  questionsComeIn: 'Trafiają tu pytania ze strony kontaktowej i z wnętrza produktu.',
  contactPage: 'Strona kontaktowa',
  openCount:
    '{count, plural, one {# otwarte zgłoszenie. Odpowiedź obiecujemy w ciągu {hours} godzin.} few {# otwarte zgłoszenia. Odpowiedź obiecujemy w ciągu {hours} godzin.} many {# otwartych zgłoszeń. Odpowiedź obiecujemy w ciągu {hours} godzin.} other {# otwartego zgłoszenia. Odpowiedź obiecujemy w ciągu {hours} godzin.}}',
  nobodyYet: 'Jeszcze nikt',
  somebody: 'Ktoś',
  ownersNotLoaded: '{name}. Nie udało się wczytać właścicieli.',
  tryAgain: 'Spróbuj ponownie',
  assignedTo: 'Przydzielone do',
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'Otwórz ponownie',
  replyTo: 'Odpowiedz na {email}',
  answer: 'Odpowiedź',
  sendReply: 'Wyślij i ustaw jako oczekujące',
  addNote: 'Dodaj notatkę',
  noteAdded: 'Dodano notatkę',
  replySent: 'Wysłano odpowiedź do {to}',
} satisfies Translation<typeof en>
