// Polish texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'Prywatność jest dla administratorów',
  onlyAdministratorsMore: 'Tutaj administrator Twojej firmy znajduje, wydaje i usuwa dane jednej osoby.',
  findPerson: 'Znajdź osobę',
  findPersonMore: 'Ktoś pyta, co o nim masz, albo chce to usunąć: odbiorca, kierowca lub członek zespołu.',
  searchField: 'Imię, e-mail, telefon lub adres',
  find: 'Znajdź',
  peopleNoun: 'osoby',
  nobodyBy: 'Nikogo dla „{text}”.',
  matches: 'Wyniki',
  tickEveryRow: 'Zaznacz każdy wiersz z tą osobą. Ten sam odbiorca może być w książce dwa razy.',
  uses: '{count, plural, one {# zlecenie} few {# zlecenia} many {# zleceń} other {# zlecenia}}',
  routesDriven: '{count, plural, one {# trasa} few {# trasy} many {# tras} other {# trasy}}',
  kindRecipient: 'odbiorca',
  kindDriver: 'kierowca',
  kindMember: 'członek',
  kindAccount: 'konto',

  // A person's data
  dataNoun: 'dane',
  whatThereIs: 'Co jest',
  exportNotStarted: 'Nie udało się rozpocząć eksportu',
  export: 'Eksportuj',
  erase: 'Usuń',
  photosAndFiles: 'zdjęcia i pliki',
  namedIn: 'wymieniona w',
  texts:
    '{count, plural, one {# tekst: {places}} few {# teksty: {places}} many {# tekstów: {places}} other {# tekstu: {places}}}',
  erasedLater: 'Zostanie usunięta po zakończeniu otwartych prac',
  beingErased: 'Dane osoby są usuwane',
  eraseWhom: 'Usuń: {name}',
  eraseMore: 'Na zawsze. Zlecenia i trasy zostają do statystyk i nikogo nie wymieniają.',
  cancel: 'Anuluj',
  eraseWhenEnded: 'Usuń po zakończeniu',
  waitsUntil: 'Jeszcze nie: usunięcie czeka, aż to się zakończy.',
  sharesName: 'Ktoś inny nazywa się tak samo. Teksty z samym imieniem zostają bez zmian.',
  whatStays: 'Co zostaje',
  backupsHold: 'Kopie bazy danych operatora zawierają dane osoby do czasu ich usunięcia.',
  notErased: 'Nie udało się usunąć danych osoby',
  typeToConfirm: 'Wpisz „{name}”, aby potwierdzić',

  // Requests
  requestsNoun: 'wnioski',
  requests: 'Wnioski',
  exportsAndErasures: 'Eksporty i usunięcia',
  waiting: 'Czeka na koniec otwartych zleceń i tras',
  queued: 'Zaraz się zacznie',
  running: 'W toku',
  notCalledOff: 'Nie udało się odwołać usunięcia',
  exportOf: 'Eksport: {kind}, {time}',
  erasureOf: 'Usunięcie: {kind}, {time}',
  failed: 'niepowodzenie',
  done: '{count, plural, one {Gotowe: # wiersz} few {Gotowe: # wiersze} many {Gotowe: # wierszy} other {Gotowe: # wiersza}}',
  notDownloaded: 'Nie udało się pobrać eksportu',
  download: 'Pobierz, {size}',
  callOff: 'Odwołaj',
} satisfies Translation<typeof en>
