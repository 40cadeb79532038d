// Italian texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'Mappa della giornata in corso',
  stop: 'Fermata {number}',
  served: 'consegnata',
  failed: 'fallita',
  skipped: 'saltata',

  // Controls
  controls: 'Comandi della mappa',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fitAll: 'Mostra tutto',
  asTable: 'Mostra come tabella',
  layers: 'Livelli',
  scale: 'Scala: {distance}',
  sheetHeight: 'Altezza: {sheet}',

  // Table
  shownAsTable: 'Cosa mostra la mappa, come tabella',
  shown: 'Cosa mostra la mappa',
  inView: '{shown} di {total} visibili',
  backToMap: 'Torna alla mappa',
  what: 'Cosa',
  route: 'Giro',
  name: 'Nome',
  state: 'Stato',

  // Marks
  depot: 'Deposito {name}',
  unserved: 'Non servito: {label}',
  yourAddress: 'Il tuo indirizzo',
  atRisk: '{vehicle}, a rischio',
  addCorner: 'Aggiungi un angolo dopo {number}',
  corner: 'Angolo {number}',
  closeOutline: 'Angolo 1: chiudi il contorno',

  // No map here
  noStreetMap: 'Nessuna mappa stradale qui',
  outsideMaps:
    '{depot} è fuori da ogni mappa stradale di questa piattaforma: le distanze sono stimate senza strade e gli indirizzi hanno bisogno di un segnaposto o di coordinate.',
  mapRequested: 'Mappa richiesta il {day}',
  askForMap: 'Chiedi una mappa al proprietario della piattaforma',
  requestSent: 'Richiesta inviata',
  ownerSees: 'Il proprietario della piattaforma vede chi chiede e dove si trova il tuo deposito.',
  requestNotSent: 'La richiesta non è stata inviata',
  noWebGl:
    'Questo browser non può disegnare la mappa: WebGL 2 manca o è disattivato. Gli elenchi accanto funzionano anche senza.',
  mapNotLoaded: 'Impossibile caricare la mappa. Gli elenchi accanto funzionano anche senza.',
} satisfies Translation<typeof en>
