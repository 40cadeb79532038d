// Polish texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops:
    '{count, plural, one {# przystanek za dużo} few {# przystanki za dużo} many {# przystanków za dużo} other {# przystanku za dużo}}',
  brokenDistance: '{distance} za daleko',
  brokenDriving: '{duration} ponad czas jazdy',
  brokenRest: '{duration} za długo bez odpoczynku',
  brokenHours: '{duration} ponad godziny pracy',
  brokenShift: '{duration} po zmianie',
  brokenLoad: '{load} za dużo',
  brokenBreak: 'brak czasu na przerwę {duration}',
  brokenReloads: 'zbyt często doładowuje',
  brokenPrecedence: 'dostarcza przed odbiorem',
  brokenSequence: 'poza kolejnością',
  brokenTogether: 'w innym aucie niż jego grupa',
  brokenDriverOff: 'kierowca nieobecny przez {duration}',
  brokenOverlap: '{duration} na dwóch trasach naraz',
  brokenSkills: 'brak umiejętności',
  brokenVehicle: 'poza jego strefami lub wykluczony przez zlecenie',
  brokenUnreachable: 'brak drogi, którą ten pojazd może jechać',
  brokenOther: 'niedozwolone',
  loadParcels: '{count, plural, one {# paczka} few {# paczki} many {# paczek} other {# paczki}}',
  loadPallets: '{count, plural, one {# paleta} few {# palety} many {# palet} other {# palety}}',

  // Changes that break a rule
  breaksRule: 'Ta zmiana łamie regułę dnia',
  leaveAsIs: 'Zostaw bez zmian',
  changeAnyway: 'Zmień mimo to',
  auditRecords: 'Dziennik zdarzeń zapisuje, że to potwierdzono.',
} satisfies Translation<typeof en>
