// Descriptions of rights of roles, in Polish.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': 'Oglądać zlecenia, odbiorców, potwierdzenia i wiadomości',
  'orders:write': 'Dodawać, importować, zmieniać i anulować zlecenia, pisać do odbiorców i kierowców',
  'fleet:read': 'Oglądać pojazdy, kierowców, bazy i strefy wraz ze zleceniami warsztatowymi i paliwem',
  'fleet:write': 'Dodawać i zmieniać pojazdy, kierowców, bazy, strefy, zlecenia warsztatowe i paliwo',
  'plans:read': 'Oglądać plany i trasy',
  'plans:write': 'Planować dni i ręcznie zmieniać plany',
  'plans:dispatch': 'Wysyłać trasy kierowcom i zmieniać je w drodze',
  'live:read': 'Oglądać mapę na żywo, odtworzenia i analizy',
  'addresses:read': 'Szukać w książce adresowej',
  'addresses:write': 'Zmieniać książkę adresową',
  'optimize:run': 'Rozwiązywać zadania przez API',
  'webhooks:read': 'Oglądać webhooki i sklepy oraz to, co wysłały',
  'webhooks:write': 'Dodawać i zmieniać webhooki i sklepy',
  'persons:read': 'Wyszukać wszystko, co zapisano o danej osobie',
  'persons:erase': 'Usunąć dane osoby',
  'pay:read': 'Widzieć zarobki kierowców',
  'pay:write': 'Zmieniać reguły płac, korygować płace i zatwierdzać rozliczenia',
  'people:invite': 'Oglądać zespół i zapraszać kierowców',
  'settings:write': 'Zmieniać dane firmy, jej zasady i e-maile',
  'billing:manage': 'Oglądać faktury i zmieniać subskrypcję',
  'audit:read': 'Czytać i eksportować dziennik zdarzeń',
} satisfies RightWords
