// German texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'Meldungen des Fahrers werden geladen',
  whatDriverSaid: 'Was der Fahrer gemeldet hat',
  driver: 'Fahrer',
  dispatch: 'Disposition',
  recipient: 'Empfänger',
  received: 'empfangen {time}',
  afterCancelled: 'nach der Stornierung',
  toldOtherwise: 'vorher anders gemeldet',

  // Events
  vehicleChecked: 'Fahrzeug geprüft',
  shiftStarted: 'Schicht begonnen',
  loaded: 'Geladen',
  arrived: 'Angekommen',
  delivered: 'Zugestellt',
  partlyDelivered: 'Teilweise zugestellt',
  notDelivered: 'Nicht zugestellt',
  takenBack: 'Zurückgenommen',
  breakStarted: 'Pause begonnen',
  breakEnded: 'Pause beendet',
  reordered: 'Reihenfolge geändert',
  refuelled: 'Getankt',
  incidentReported: 'Vorfall gemeldet',
  contacted: 'Angerufen oder geschrieben',
  shiftEnded: 'Schicht beendet',
  note: 'Notiz',

  // Proof
  handedTo: 'Übergeben: {place}',
  nameIs: 'Name: {name}',
  houseNumber: 'Hausnummer: {number}',
  pinChecked: 'PIN geprüft',
  ageChecked: 'Alter geprüft',
  scanned: 'Gescannt: {code}',
  inVanFrontLeft: 'Im Fahrzeug: vorn links',
  inVanFrontRight: 'Im Fahrzeug: vorn rechts',
  inVanMiddleLeft: 'Im Fahrzeug: Mitte links',
  inVanMiddleRight: 'Im Fahrzeug: Mitte rechts',
  inVanRearLeft: 'Im Fahrzeug: hinten links',
  inVanRearRight: 'Im Fahrzeug: hinten rechts',
  parcels: '{count, plural, one {# Paket übergeben} other {# Pakete übergeben}}',
  items: 'Übergeben: {items}',
  collected: 'Kassiert: {amount}',
  signature: 'Unterschrift',
  downloadSignature: 'Unterschrift herunterladen',
  signatureMissing: 'Unterschrift fehlt',
  photo: 'Foto',
  downloadPhoto: 'Foto herunterladen',
  photoMissing: 'Foto fehlt',
  disputePack: 'Beweispaket herunterladen',
  packHolds:
    'Zusage, Nachrichten, Spur an der Tür, Scans, Fotos und Unterschrift in einer Datei. Das Protokoll hält ihr Siegel fest.',
  packNotMade: 'Das Beweispaket konnte nicht heruntergeladen werden',
  packAsPdf: 'Als PDF zum Drucken',
} satisfies Translation<typeof en>
