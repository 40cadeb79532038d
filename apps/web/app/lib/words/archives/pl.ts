// Polish texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'Archiwa są dla administratorów',
  onlyAdministratorsMore: 'Tutaj administrator Twojej firmy eksportuje jej dane.',
  notStarted: 'Nie udało się rozpocząć archiwum',
  sendingArchive: 'Wysyłanie archiwum',
  archivesNoun: 'archiwa',
  archives: 'Archiwa',
  archive: 'Archiwum',
  export: 'Eksport',
  exportAll: 'Eksportuj wszystko',
  exportAllMore:
    'Wszystko o firmie w jednym pliku zip: zlecenia, adresy, odbiorcy, flota, kierowcy i ustawienia, plany, trasy i pozycje, wiadomości, e-maile, członkowie, faktury i dziennik zdarzeń, pliki, zdjęcia i podpisy. Bez haseł i kluczy.',
  writeArchive: 'Utwórz archiwum',
  import: 'Import',
  importArchive: 'Importuj archiwum',
  importArchiveMore:
    'Do pustej firmy, z tej lub innej instalacji. Zlecenia, które były w drodze, wracają jako otwarte.',
  chooseArchive: 'Wybierz archiwum',
  rowsOf: '{done} z {total} wierszy',
  writing: 'Tworzenie archiwum',
  reading: 'Odczyt archiwum',
  notDownloaded: 'Nie udało się pobrać archiwum',
  writtenAt: 'Utworzono: {time}',
  importedAt: 'Zaimportowano: {time}',
  failed: 'nieudane',
  sevenDays: 'Plik był przechowywany siedem dni.',
  download: 'Pobierz, {size}',
  orderCount: '{count, plural, one {# zlecenie} few {# zlecenia} many {# zleceń} other {# zlecenia}}',
  vehicleCount: '{count, plural, one {# pojazd} few {# pojazdy} many {# pojazdów} other {# pojazdu}}',
  driverCount: '{count, plural, one {# kierowca} few {# kierowców} many {# kierowców} other {# kierowcy}}',
  depotCount: '{count, plural, one {# baza} few {# bazy} many {# baz} other {# bazy}}',

  // Closing
  closeCompany: 'Zamknij firmę',
  closeCompanyMore:
    'Najpierw powstaje archiwum. Potem ludzie tracą dostęp, a wysłane trasy zostają dokończone. Administratorzy mogą pobierać archiwum przez 30 dni; później wszystko oprócz faktur zostaje usunięte.',
  closeQuestion: 'Zamknąć firmę?',
  closeEffect:
    'Od teraz nikt z firmy nie może pracować. W ciągu 30 dni właściciel platformy może ją otworzyć ponownie; potem już nikt.',
  keepIt: 'Zachowaj',
  notClosed: 'Firma nie została zamknięta',
  nameOfCompany: 'Nazwa firmy',
  writeOut: 'Wpisz ją, aby potwierdzić',
} satisfies Translation<typeof en>
