// Polish texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'Nowe zgłoszenie',
  ticketsNoun: 'zgłoszenia',
  tickets: 'Zgłoszenia',
  theTicket: 'zgłoszenie',
  allTickets: 'Wszystkie zgłoszenia',
  nothingAsked: 'Jeszcze nie ma zgłoszeń',
  nothingAskedMore:
    'Zapytaj tutaj, gdy coś nie działa lub chcesz wiedzieć, jak działa. Odpowiedzi przychodzą tu i e-mailem.',
  chooseTicket:
    'Wybierz zgłoszenie, aby je przeczytać. W dni robocze człowiek odpowiada w ciągu {hours} godzin.',
  answersWithin: 'W dni robocze człowiek odpowiada w ciągu {hours} godzin.',
  askSupport: 'Zapytaj wsparcie',
  notSent: 'Twoje pytanie nie zostało wysłane',
  subject: 'Temat',
  fewWords: 'W kilku słowach',
  whatHappens: 'Co się dzieje i czego oczekiwano',
  answerComes: 'Odpowiedź przyjdzie tu i e-mailem na {email}',
  sending: 'Wysyłanie',
  send: 'Wyślij',
  sendToSupport: 'Wyślij do wsparcia',
  writeToReopen: 'Napisz, aby otworzyć ponownie',
  writeToSupport: 'Napisz do wsparcia',
  stateOpen: 'u wsparcia',
  stateAnswered: 'z odpowiedzią',
  stateClosed: 'zamknięte',
  messages: 'Wiadomości',
  noteBy: 'Notatka: {name}',
  supportAt: 'wsparcie, {time}',
} satisfies Translation<typeof en>
