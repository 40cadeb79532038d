// Polish texts of the address book.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  addressBook: 'Książka adresowa',
  addresses: 'Adresy',
  addressesNoun: 'adresy',
  addressNoun: 'adresy',
  searchAddresses: 'Szukaj adresów',
  searchExample: 'Szukaj: adres, uwagi',
  addAddress: 'Dodaj adres',
  importIntro:
    'Plik CSV z wierszem nagłówka, taki jak z eksportu. Istniejące adresy, rozpoznane po treści lub id z eksportu, są zmieniane, pozostałe dodawane.',
  noAddresses: 'Jeszcze nie ma adresów',
  noAddressesMore:
    'Każdy adres zlecenia jest tu zapamiętywany. Dodaj czas obsługi i to, co kierowcy muszą wiedzieć.',
  noMatch: 'Brak pasujących adresów',
  showAll: 'Pokaż wszystkie adresy',
  someShown: 'Pokazano {shown} z {total} adresów. Pozostałe znajdziesz wyszukiwaniem.',
  address: 'Adres',
  timeAtDoor: 'Czas obsługi',
  openHours: 'Otwarte',
  notes: 'Uwagi dla kierowców',
  pin: 'Pinezka',
  pinByHand: 'ręcznie',
  pinFromFile: 'z pliku',
  pinFound: 'znaleziona',
  usual: 'zwykły',
  minutesLearnt:
    '{minutes} min z {count, plural, one {# wizyty} few {# wizyt} many {# wizyt} other {# wizyt}}',
  minutesSet: '{minutes} min ustalone',

  // Form
  newAddress: 'Nowy adres',
  saveAddress: 'Zapisz adres',
  addressNotSaved: 'Nie udało się zapisać adresu',
  changed: 'Zmieniono: {address}',
  added: 'Dodano: {address}',
  forgotten: 'Zapomniano: {address}',
  newOrdersUse: 'Nowe zlecenia pod ten adres użyją tych wartości, jeśli nie mają własnych.',
  emptyNotLearnt: 'Puste: zwykły czas firmy, dopóki nie było tam kierowców.',
  emptyLearnt: 'Puste: tyle, ile potrzebowali kierowcy, {visits}.',
  emptyLearning: 'Puste: zwykły czas firmy. Kierowcy potrzebowali {visits}; liczy się od {least}.',
  openAnyTime: 'Otwarte o każdej porze',
  from: 'Od',
  to: 'Do',
  mapOfAddress: 'Mapa adresu',
  clickDoor: 'Kliknij drzwi, przy których dzwonią kierowcy.',
  minutesUnit: 'min',
  notesExample: 'Dzwonić dwa razy, brama jest na podwórzu',
  forget: 'Zapomnij',
  forgetQuestion: 'Zapomnieć ten adres?',
  forgetEffect:
    'Pinezka, czas i uwagi zostaną usunięte. Dawne zlecenia zachowają adres; nowe będą wyszukiwane ponownie.',
  forgetAddress: 'Zapomnij adres',
  keepIt: 'Zachowaj',
  notForgotten: 'Nie udało się zapomnieć adresu',
} satisfies Translation<typeof en>
