// German texts of the zones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  zones: 'Zonen',
  zonesNoun: 'Zonen',
  countOf: '{count} von {most}',
  drawZone: 'Zone zeichnen',
  noZones: 'Noch keine Zonen',
  noZonesMore:
    'Zeichne die Stadtteile, in denen deine Fahrzeuge bleiben. Ein Fahrzeug mit Zone übernimmt nur Aufträge darin.',
  noVanTied: 'Kein Fahrzeug ist zugeordnet',
  mapOfZones: 'Karte der Zonen',

  // One zone
  newZone: 'Neue Zone',
  name: 'Name',
  nameExample: 'Nordstadt',
  colour: 'Farbe',
  colourNumber: 'Farbe {number}',
  servedOn: 'Bedient am',
  everyDay: 'Jeden Tag.',
  servedOnMore: 'Aufträge darin werden nur an diesen Tagen geplant, außer eine andere Zone enthält sie.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  saveZone: 'Zone speichern',
  notSaved: 'Die Zone konnte nicht gespeichert werden',
  zoneChanged: '{name} geändert',
  zoneDrawn: '{name} gezeichnet',
  plansOutOfDate:
    'Pläne, in denen ihre Fahrzeuge jetzt andere Aufträge übernehmen, müssen neu gemacht werden.',
  tiedTo: 'Zugeordnet: {names}. Sie übernehmen nur Aufträge in ihren Zonen.',
  tiedToNone: 'Kein Fahrzeug ist zugeordnet. Ordne eines im Fuhrpark unter Planungsregeln zu.',
  delete: 'Löschen',
  deleteZone: 'Zone löschen',
  deleteQuestion: '{name} löschen?',
  isInUse: '{name} wird verwendet',
  takeOffFirst:
    'Löse die Zone im Fuhrpark zuerst von {names}: Ohne Zone würden sie überall Aufträge übernehmen.',
  outlineGone: 'Der Umriss ist dann weg. Aufträge und Fahrzeuge bleiben, wie sie sind.',
  keepIt: 'Behalten',
  notDeleted: 'Die Zone konnte nicht gelöscht werden',
  zoneDeleted: '{name} gelöscht',

  // Outline
  tooManyCorners: 'Sie hat zu viele Ecken zum Ziehen: Ändere sie unten als Text.',
  clickCorners: 'Klicke die Ecken der Zone auf der Karte nacheinander an.',
  goOn: 'Gehe weiter um die Zone. Schließe den Umriss mit einem Klick auf die erste Ecke.',
  dragCorners:
    'Ziehe Ecken, um sie zu verschieben. Ein Klick auf einen kleinen Punkt fügt eine Ecke hinzu, Entf auf einer Ecke entfernt sie.',
  cornerCount: '{count, plural, one {# Ecke} other {# Ecken}}',
  closeOutline: 'Umriss schließen',
  removeLastCorner: 'Letzte Ecke entfernen',
  drawAnew: 'Neu zeichnen',
  cornersAsText: 'Ecken als Text',
  corners: 'Ecken',
  cornersMore: 'Breite, Länge, eine Zeile je Ecke. Oder GeoJSON einfügen.',
  lineNoCorner: 'Zeile {line} ist keine Ecke: Schreibe Breite, Länge',
  notGeoJson: 'Das ist kein GeoJSON mit einem Polygon',
  oneOutline: 'Eine Zone ist ein einziger Umriss: Zeichne die anderen Teile als eigene Zonen',
  noHoles: 'Eine Zone ist ein einziger Umriss ohne Löcher',

  // Watching
  useForPlanning: 'Für die Planung nutzen: Servicetage und zugeordnete Fahrzeuge',
  tellDispatch: 'Disposition benachrichtigen, wenn ein Fahrzeug',
  enters: 'hineinfährt',
  leaves: 'herausfährt',
  staysLong: 'lange bleibt',
  longStay: 'Minuten eines langen Aufenthalts',
  watchMore:
    'In Live, als Hinweis und als Webhook. Ein Besuch zählt, sobald die Positionen eine Minute lang übereinstimmen.',
  watchedOn: 'Überwacht am',
  from: 'Von',
  to: 'Bis',
  emptyAllDay: 'Leer: ganzer Tag',
} satisfies Translation<typeof en>
