// Dutch texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'Wat de chauffeur meldde, wordt geladen',
  whatDriverSaid: 'Wat de chauffeur meldde',
  driver: 'Chauffeur',
  dispatch: 'Planning',
  recipient: 'Ontvanger',
  received: 'ontvangen {time}',
  afterCancelled: 'na de annulering',
  toldOtherwise: 'eerder anders gemeld',

  // Events
  vehicleChecked: 'Voertuig gecontroleerd',
  shiftStarted: 'Dienst begonnen',
  loaded: 'Geladen',
  arrived: 'Aangekomen',
  delivered: 'Bezorgd',
  partlyDelivered: 'Gedeeltelijk bezorgd',
  notDelivered: 'Niet bezorgd',
  takenBack: 'Teruggenomen',
  breakStarted: 'Pauze begonnen',
  breakEnded: 'Pauze voorbij',
  reordered: 'Volgorde van stops gewijzigd',
  refuelled: 'Getankt',
  incidentReported: 'Incident gemeld',
  contacted: 'Gebeld of bericht gestuurd',
  shiftEnded: 'Dienst beëindigd',
  note: 'Notitie',

  // Proof
  handedTo: 'Overhandigd: {place}',
  nameIs: 'Naam: {name}',
  houseNumber: 'Huisnummer: {number}',
  pinChecked: 'Pincode gecontroleerd',
  ageChecked: 'Leeftijd gecontroleerd',
  scanned: 'Gescand: {code}',
  inVanFrontLeft: 'In het voertuig: linksvoor',
  inVanFrontRight: 'In het voertuig: rechtsvoor',
  inVanMiddleLeft: 'In het voertuig: midden links',
  inVanMiddleRight: 'In het voertuig: midden rechts',
  inVanRearLeft: 'In het voertuig: linksachter',
  inVanRearRight: 'In het voertuig: rechtsachter',
  parcels: '{count, plural, one {# pakket overhandigd} other {# pakketten overhandigd}}',
  items: 'Overhandigd: {items}',
  collected: 'Geïncasseerd: {amount}',
  signature: 'Handtekening',
  downloadSignature: 'Handtekening downloaden',
  signatureMissing: 'Handtekening ontbreekt',
  photo: 'Foto',
  downloadPhoto: 'Foto downloaden',
  photoMissing: 'Foto ontbreekt',
  disputePack: 'Geschildossier downloaden',
  packHolds:
    'Belofte, berichten, spoor bij de deur, scans, foto’s en handtekening in één bestand. Het auditlogboek bewaart het zegel.',
  packNotMade: 'Het geschildossier kon niet worden gedownload',
  packAsPdf: 'Als pdf om af te drukken',
} satisfies Translation<typeof en>
