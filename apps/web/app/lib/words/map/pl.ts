// Polish texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'Mapa bieżącego dnia',
  stop: 'Przystanek {number}',
  served: 'doręczony',
  failed: 'nieudany',
  skipped: 'pominięty',

  // Controls
  controls: 'Sterowanie mapą',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
  fitAll: 'Pokaż wszystko',
  asTable: 'Pokaż jako tabelę',
  layers: 'Warstwy',
  scale: 'Skala: {distance}',
  sheetHeight: 'Wysokość: {sheet}',

  // Table
  shownAsTable: 'Co pokazuje mapa, jako tabela',
  shown: 'Co pokazuje mapa',
  inView: 'widać {shown} z {total}',
  backToMap: 'Wróć do mapy',
  what: 'Co',
  route: 'Trasa',
  name: 'Nazwa',
  state: 'Stan',

  // Marks
  depot: 'Baza {name}',
  unserved: 'Nieobsłużone: {label}',
  yourAddress: 'Twój adres',
  atRisk: '{vehicle}, zagrożony',
  addCorner: 'Dodaj róg po {number}',
  corner: 'Róg {number}',
  closeOutline: 'Róg 1: zamknij obrys',

  // No map here
  noStreetMap: 'Brak mapy ulic',
  outsideMaps:
    '{depot} leży poza wszystkimi mapami ulic tej platformy: odległości są szacowane bez dróg, a adresy wymagają pinezki lub współrzędnych.',
  mapRequested: 'Poproszono o mapę {day}',
  askForMap: 'Poproś właściciela platformy o mapę',
  requestSent: 'Prośba wysłana',
  ownerSees: 'Właściciel platformy widzi, kto prosi i gdzie leży baza.',
  requestNotSent: 'Prośba nie została wysłana',
  noWebGl:
    'Ta przeglądarka nie może narysować mapy: brakuje WebGL 2 lub jest wyłączony. Listy obok działają bez niej.',
  mapNotLoaded: 'Nie udało się wczytać mapy. Listy obok działają bez niej.',
} satisfies Translation<typeof en>
