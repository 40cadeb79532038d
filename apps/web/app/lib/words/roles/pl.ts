// Polish texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Administrator',
  dispatcher: 'Dyspozytor',
  viewer: 'Tylko odczyt',
  driver: 'Kierowca',

  // What a right allows
  seeOrders: 'Oglądać zlecenia, odbiorców, potwierdzenia i wiadomości',
  changeOrders: 'Dodawać, importować, zmieniać i anulować zlecenia, pisać do odbiorców i kierowców',
  seeFleet: 'Oglądać pojazdy, kierowców, bazy i strefy wraz ze zleceniami warsztatowymi i paliwem',
  changeFleet: 'Dodawać i zmieniać pojazdy, kierowców, bazy, strefy, zlecenia warsztatowe i paliwo',
  seePlans: 'Oglądać plany i trasy',
  changePlans: 'Planować dni i ręcznie zmieniać plany',
  dispatchRoutes: 'Wysyłać trasy kierowcom i zmieniać je w drodze',
  seeLive: 'Oglądać mapę na żywo, odtworzenia i analizy',
  searchAddresses: 'Szukać w książce adresowej',
  changeAddresses: 'Zmieniać książkę adresową',
  solveByApi: 'Rozwiązywać zadania przez API',
  seeWebhooks: 'Oglądać webhooki i sklepy oraz to, co wysłały',
  changeWebhooks: 'Dodawać i zmieniać webhooki i sklepy',
  seePersons: 'Wyszukać wszystko, co zapisano o danej osobie',
  erasePersons: 'Usunąć dane osoby',
  seePay: 'Widzieć zarobki kierowców',
  changePay: 'Zmieniać reguły płac, korygować płace i zatwierdzać rozliczenia',
  invitePeople: 'Oglądać zespół i zapraszać kierowców',
  changeSettings: 'Zmieniać dane firmy, jej zasady i e-maile',
  manageBilling: 'Oglądać faktury i zmieniać subskrypcję',
  readAudit: 'Czytać i eksportować dziennik zdarzeń',

  // Refusals
  onlyAdministrators: 'Mogą to zrobić tylko administratorzy firmy.',
  rightMissing: 'Twojej roli brakuje uprawnienia: {right}. Zwróć się do administratora.',
  viewersChangeNothing: 'Masz dostęp tylko do odczytu: zwróć się do dyspozytora lub administratora.',
} satisfies Translation<typeof en>
