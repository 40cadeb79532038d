// Polish texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'Które wiadomości',
  withRecipients: 'Z odbiorcami',
  withDrivers: 'Z kierowcami',
  withDriversCount: 'Z kierowcami ({count})',
  undelivered: 'Niedostarczone',
  undeliveredCount: 'Niedostarczone ({count})',
  messages: 'wiadomości',
  theMessages: 'wiadomości',

  // Threads
  threads: 'Rozmowy',
  unread: 'nieprzeczytane',
  noMessages: 'Jeszcze brak wiadomości',
  noMessagesMore: 'Odbiorcy piszą ze strony śledzenia; ich odpowiedzi na SMS-y też są tutaj.',
  whatRecipientsGet: 'Wybierz, o czym dowiadują się odbiorcy',
  addDriver: 'Dodaj kierowcę',
  ofOrder: '{reference}: {text}',
  youWrote: 'Ty: {text}',
  driverWrote: 'Kierowca: {text}',
  all: 'Wszystkie',
  messagesWith: 'Wiadomości: {name}',
  writeTo: 'Napisz: {name}',
  dispatch: 'Dyspozytor',
  driver: 'Kierowca',
  nothingToRecipient: 'Jeszcze nic nie napisano. Odbiorca widzi to na stronie śledzenia.',
  waiting: 'Czekają na odpowiedź',
  nobodyWaits:
    '{count, plural, one {Nikt. W # rozmowie ostatnia wiadomość jest od ciebie.} few {Nikt. We wszystkich # rozmowach ostatnia wiadomość jest od ciebie.} many {Nikt. We wszystkich # rozmowach ostatnia wiadomość jest od ciebie.} other {Nikt. We wszystkich # rozmowach ostatnia wiadomość jest od ciebie.}}',
  wrote: 'napisano {moment}',
  answer: 'Odpowiedz',

  // Drivers
  drivers: 'Kierowcy',
  noDrivers: 'Jeszcze brak kierowców',
  noDriversMore: 'Dodaj kierowców w zakładce Flota, a potem napisz do nich tutaj.',
  nothingWritten: 'Jeszcze nic nie napisano',
  noAccount: 'Jeszcze bez konta',
  nothingToDriver: 'Jeszcze nic nie napisano. Kierowca widzi to w aplikacji, z powiadomieniem.',
  noAccountMore: 'Ten kierowca nie ma jeszcze konta: zaproś go albo daj mu kod w zakładce Kierowcy.',
  chooseDriver: 'Wybierz kierowcę albo napisz do kilku.',
  writeToSeveral: 'Napisz do kilku kierowców',
  toWhom: 'Do kogo',
  driversOnRoad: 'Kierowcy w drodze',
  allDrivers: 'Wszyscy kierowcy',
  writeToAll: 'Napisz do wszystkich kierowców',
  writeToOnRoad: 'Napisz do kierowców w drodze',
  toSeveral: 'wiadomości do kilku kierowców',
  messagesToSeveral: 'Wiadomości do kilku kierowców',
  nothingSent:
    'Jeszcze nic nie wysłano. Każdy kierowca czyta to w swojej rozmowie, a ty widzisz tu, kto przeczytał.',
  readByAll: 'przeczytali wszyscy ({count})',
  readBy: 'przeczytało {count} z {total}',
  toReadIt:
    '{count, plural, one {# kierowca jeszcze nie przeczytał} few {# kierowców jeszcze nie przeczytało} many {# kierowców jeszcze nie przeczytało} other {# kierowców jeszcze nie przeczytało}}',
  sentTo:
    '{count, plural, one {Wysłano do # kierowcy.} few {Wysłano do # kierowców.} many {Wysłano do # kierowców.} other {Wysłano do # kierowców.}}',
  sentWithout:
    '{count, plural, one {Wysłano do # kierowcy. Bez konta, więc nie dotarło: {names}.} few {Wysłano do # kierowców. Bez konta, więc nie dotarło: {names}.} many {Wysłano do # kierowców. Bez konta, więc nie dotarło: {names}.} other {Wysłano do # kierowców. Bez konta, więc nie dotarło: {names}.}}',

  // Undelivered
  undeliveredWhat: 'niedostarczone wiadomości',
  undeliveredMessages: 'Niedostarczone wiadomości',
  everythingArrived: 'Wszystko dotarło',
  everythingMore: 'Tu są e-maile i SMS-y, których nie udało się wysłać, wraz z powodem.',
  mail: 'E-mail',
  text: 'SMS',
  sendAgain: 'Wyślij ponownie',
  willBeSent: 'Zostanie wysłane ponownie.',
  dismiss: 'Odrzuć: {subject} do {to}',
  dismissed: 'Odrzucono.',
  didNotWork: 'Nie udało się.',
} satisfies Translation<typeof en>
