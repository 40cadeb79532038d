// German texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops: '{count, plural, one {# Stopp zu viel} other {# Stopps zu viel}}',
  brokenDistance: '{distance} zu weit',
  brokenDriving: '{duration} über der Lenkzeit',
  brokenRest: '{duration} zu lange ohne Pause',
  brokenHours: '{duration} über der Arbeitszeit',
  brokenShift: '{duration} nach Schichtende',
  brokenLoad: '{load} zu viel',
  brokenBreak: 'keine Zeit für die Pause von {duration}',
  brokenReloads: 'lädt zu oft nach',
  brokenPrecedence: 'liefert vor der Abholung',
  brokenSequence: 'außer der Reihe',
  brokenTogether: 'in einem anderen Fahrzeug als seine Gruppe',
  brokenDriverOff: 'der Fahrer fehlt {duration}',
  brokenOverlap: '{duration} auf zwei Touren zugleich',
  brokenSkills: 'es fehlt eine Fähigkeit',
  brokenVehicle: 'außerhalb seiner Zonen oder vom Auftrag ausgeschlossen',
  brokenUnreachable: 'keine Straße, die dieses Fahrzeug fahren darf',
  brokenOther: 'nicht erlaubt',
  loadParcels: '{count, plural, one {# Paket} other {# Pakete}}',
  loadPallets: '{count, plural, one {# Palette} other {# Paletten}}',

  // Changes that break a rule
  breaksRule: 'Diese Änderung verletzt eine Regel des Tages',
  leaveAsIs: 'So lassen',
  changeAnyway: 'Trotzdem ändern',
  auditRecords: 'Das Protokoll hält fest, dass du es bestätigt hast.',
} satisfies Translation<typeof en>
