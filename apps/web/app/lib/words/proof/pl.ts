// Polish texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'Wczytywanie zgłoszeń kierowcy',
  whatDriverSaid: 'Co zgłosił kierowca',
  driver: 'Kierowca',
  dispatch: 'Dyspozytor',
  recipient: 'Odbiorca',
  received: 'odebrano {time}',
  afterCancelled: 'po anulowaniu',
  toldOtherwise: 'wcześniej zgłoszono inaczej',

  // Events
  vehicleChecked: 'Pojazd sprawdzony',
  shiftStarted: 'Zmiana rozpoczęta',
  loaded: 'Załadowano',
  arrived: 'Na miejscu',
  delivered: 'Doręczono',
  partlyDelivered: 'Doręczono częściowo',
  notDelivered: 'Nie doręczono',
  takenBack: 'Zabrano z powrotem',
  breakStarted: 'Przerwa rozpoczęta',
  breakEnded: 'Przerwa zakończona',
  reordered: 'Zmieniono kolejność przystanków',
  refuelled: 'Zatankowano',
  incidentReported: 'Zgłoszono zdarzenie',
  contacted: 'Telefon lub wiadomość',
  shiftEnded: 'Zmiana zakończona',
  note: 'Notatka',

  // Proof
  handedTo: 'Przekazano: {place}',
  nameIs: 'Nazwisko: {name}',
  houseNumber: 'Numer domu: {number}',
  pinChecked: 'PIN sprawdzony',
  ageChecked: 'Wiek sprawdzony',
  scanned: 'Zeskanowano {code}',
  inVanFrontLeft: 'W pojeździe: z przodu po lewej',
  inVanFrontRight: 'W pojeździe: z przodu po prawej',
  inVanMiddleLeft: 'W pojeździe: w środku po lewej',
  inVanMiddleRight: 'W pojeździe: w środku po prawej',
  inVanRearLeft: 'W pojeździe: z tyłu po lewej',
  inVanRearRight: 'W pojeździe: z tyłu po prawej',
  parcels:
    '{count, plural, one {przekazano # paczkę} few {przekazano # paczki} many {przekazano # paczek} other {przekazano # paczki}}',
  items: 'Przekazano: {items}',
  collected: 'Pobrano: {amount}',
  signature: 'Podpis',
  downloadSignature: 'Pobierz podpis',
  signatureMissing: 'Brak podpisu',
  photo: 'Zdjęcie',
  downloadPhoto: 'Pobierz zdjęcie',
  photoMissing: 'Brak zdjęcia',
  disputePack: 'Pobierz pakiet dowodów',
  packHolds:
    'Obietnica, wiadomości, ślad przy drzwiach, skany, zdjęcia i podpis w jednym pliku. Dziennik audytu przechowuje jego pieczęć.',
  packNotMade: 'Nie udało się pobrać pakietu dowodów',
  packAsPdf: 'Jako PDF do druku',
} satisfies Translation<typeof en>
