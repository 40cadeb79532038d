// Dutch texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'Kaart van de lopende dag',
  stop: 'Stop {number}',
  served: 'bezorgd',
  failed: 'mislukt',
  skipped: 'overgeslagen',

  // Controls
  controls: 'Kaartbediening',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fitAll: 'Alles tonen',
  asTable: 'Als tabel tonen',
  layers: 'Lagen',
  scale: 'Schaal: {distance}',
  sheetHeight: 'Hoogte: {sheet}',

  // Table
  shownAsTable: 'Wat de kaart toont, als tabel',
  shown: 'Wat de kaart toont',
  inView: '{shown} van {total} in beeld',
  backToMap: 'Terug naar de kaart',
  what: 'Wat',
  route: 'Rit',
  name: 'Naam',
  state: 'Status',

  // Marks
  depot: 'Depot {name}',
  unserved: 'Niet bediend: {label}',
  yourAddress: 'Je adres',
  atRisk: '{vehicle}, in gevaar',
  addCorner: 'Hoek toevoegen na {number}',
  corner: 'Hoek {number}',
  closeOutline: 'Hoek 1: omtrek sluiten',

  // No map here
  noStreetMap: 'Hier is geen stratenkaart',
  outsideMaps:
    '{depot} ligt buiten elke stratenkaart van dit platform: afstanden worden zonder wegen geschat en adressen hebben een speld of coördinaten nodig.',
  mapRequested: 'Kaart aangevraagd op {day}',
  askForMap: 'Vraag de eigenaar van het platform om een kaart',
  requestSent: 'Aanvraag verzonden',
  ownerSees: 'De eigenaar van het platform ziet wie het vraagt en waar je depot ligt.',
  requestNotSent: 'De aanvraag is niet verzonden',
  noWebGl:
    'Deze browser kan de kaart niet tekenen: WebGL 2 ontbreekt of staat uit. De lijsten ernaast werken zonder.',
  mapNotLoaded: 'De kaart kon niet worden geladen. De lijsten ernaast werken zonder.',
} satisfies Translation<typeof en>
