// Dutch texts of the zones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  zones: 'Zones',
  zonesNoun: 'zones',
  countOf: '{count} van {most}',
  drawZone: 'Zone tekenen',
  noZones: 'Nog geen zones',
  noZonesMore:
    'Teken de delen van de stad waar je voertuigen blijven. Een voertuig met een zone neemt alleen orders in die zone mee.',
  noVanTied: 'Geen voertuig gekoppeld',
  mapOfZones: 'Kaart van de zones',

  // One zone
  newZone: 'Nieuwe zone',
  name: 'Naam',
  nameExample: 'Noord',
  colour: 'Kleur',
  colourNumber: 'Kleur {number}',
  servedOn: 'Bediend op',
  everyDay: 'Elke dag.',
  servedOnMore:
    'Orders in de zone worden alleen op deze dagen gepland, tenzij ze ook in een andere zone liggen.',
  cancel: 'Annuleren',
  close: 'Sluiten',
  saveZone: 'Zone opslaan',
  notSaved: 'De zone kon niet worden opgeslagen',
  zoneChanged: '{name} gewijzigd',
  zoneDrawn: '{name} getekend',
  plansOutOfDate:
    'Plannen waarin de voertuigen van deze zone nu andere orders meenemen, moeten opnieuw worden gemaakt.',
  tiedTo: 'Gekoppeld aan {names}: alleen orders in hun zones.',
  tiedToNone: 'Geen voertuig gekoppeld. Koppel er een in Wagenpark, onder Regels voor de planning.',
  delete: 'Verwijderen',
  deleteZone: 'Zone verwijderen',
  deleteQuestion: '{name} verwijderen?',
  isInUse: '{name} is in gebruik',
  takeOffFirst:
    'Haal de zone eerst in Wagenpark weg bij {names}: zonder zone zouden overal orders worden meegenomen.',
  outlineGone: 'De omtrek is dan weg. Orders en voertuigen blijven zoals ze zijn.',
  keepIt: 'Behouden',
  notDeleted: 'De zone kon niet worden verwijderd',
  zoneDeleted: '{name} verwijderd',

  // Outline
  tooManyCorners: 'De zone heeft te veel hoeken om te slepen: wijzig ze hieronder als tekst.',
  clickCorners: 'Klik de hoeken van de zone op de kaart een voor een aan.',
  goOn: 'Ga verder rond de zone. Sluit de omtrek met een klik op de eerste hoek.',
  dragCorners:
    'Sleep hoeken om ze te verplaatsen. Klik op een kleine stip om een hoek toe te voegen; druk op een hoek op Delete om die te verwijderen.',
  cornerCount: '{count, plural, one {# hoek} other {# hoeken}}',
  closeOutline: 'Omtrek sluiten',
  removeLastCorner: 'Laatste hoek verwijderen',
  drawAnew: 'Opnieuw tekenen',
  cornersAsText: 'Hoeken als tekst',
  corners: 'Hoeken',
  cornersMore: 'Breedtegraad, lengtegraad, één regel per hoek. Of plak GeoJSON.',
  lineNoCorner: 'Regel {line} is geen hoek: schrijf breedtegraad, lengtegraad',
  notGeoJson: 'Dit is geen GeoJSON met één polygoon',
  oneOutline: 'Een zone is één omtrek: teken de andere delen als aparte zones',
  noHoles: 'Een zone is één omtrek, zonder gaten',

  // Watching
  useForPlanning: 'Gebruiken voor de planning: bezorgdagen en gekoppelde voertuigen',
  tellDispatch: 'Planning waarschuwen als een voertuig',
  enters: 'binnenrijdt',
  leaves: 'vertrekt',
  staysLong: 'lang blijft',
  longStay: 'Minuten van een lang verblijf',
  watchMore:
    'In Live, als melding en als webhook. Een bezoek telt zodra de posities een minuut lang overeenstemmen.',
  watchedOn: 'Bewaakt op',
  from: 'Van',
  to: 'Tot',
  emptyAllDay: 'Leeg: de hele dag',
} satisfies Translation<typeof en>
