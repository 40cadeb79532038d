// Dutch texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops: '{count, plural, one {# stop te veel} other {# stops te veel}}',
  brokenDistance: '{distance} te ver',
  brokenDriving: '{duration} boven de rijtijd',
  brokenRest: '{duration} te lang zonder rust',
  brokenHours: '{duration} boven de werktijd',
  brokenShift: '{duration} na de dienst',
  brokenLoad: '{load} te veel',
  brokenBreak: 'geen tijd voor de pauze van {duration}',
  brokenReloads: 'laadt te vaak bij',
  brokenPrecedence: 'bezorgt voor het ophalen',
  brokenSequence: 'uit volgorde',
  brokenTogether: 'in een andere bus dan zijn groep',
  brokenDriverOff: 'de chauffeur is {duration} vrij',
  brokenOverlap: '{duration} op twee ritten tegelijk',
  brokenSkills: 'mist een vaardigheid',
  brokenVehicle: 'buiten zijn zones of uitgesloten door de order',
  brokenUnreachable: 'geen weg die dit voertuig mag nemen',
  brokenOther: 'niet toegestaan',
  loadParcels: '{count, plural, one {# pakket} other {# pakketten}}',
  loadPallets: '{count, plural, one {# pallet} other {# pallets}}',

  // Changes that break a rule
  breaksRule: 'Deze wijziging breekt een regel van de dag',
  leaveAsIs: 'Zo laten',
  changeAnyway: 'Toch wijzigen',
  auditRecords: 'Het auditlog legt vast dat je het hebt bevestigd.',
} satisfies Translation<typeof en>
