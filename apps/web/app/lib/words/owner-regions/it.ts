// Italian texts of the owner's map regions.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  mapRegions: 'Regioni della mappa',
  regionsNoun: 'regioni',
  addRegion: 'Aggiungi regione',
  addARegion: 'Aggiungi una regione',
  addWhat: 'Aggiungi {name}',
  regionsInAll:
    '{count, plural, one {# regione, {size} in tutto} many {# regioni, {size} in tutto} other {# regioni, {size} in tutto}}',
  noRegionYet: 'Ancora nessuna regione',
  noRegionMore:
    'Strade, indirizzi e mappa vengono dalle regioni. Finché non ce n’è una, le distanze sono stimate e gli indirizzi non si trovano.',
  region: 'Regione',
  generated: 'generata',
  noteCount: '{count, plural, one {# nota} many {# note} other {# note}}',
  roadsKm: 'Strade, km',
  addresses: 'Indirizzi',
  size: 'Dimensione',
  dataOf: 'Dati del',
  unknown: 'sconosciuto',
  companies: 'Aziende',
  attribution: 'Attribuzione',

  // One region
  roads: 'Strade',
  roadsAndJunctions:
    '{count, plural, one {{km} km, # incrocio} many {{km} km, # incroci} other {{km} km, # incroci}}',
  addressesOnStreets:
    '{count, plural, one {{addresses} in # via} many {{addresses} in # vie} other {{addresses} in # vie}}',
  noAddresses: '{count, plural, one {nessuno, # via} many {nessuno, # vie} other {nessuno, # vie}}',
  notInExtract: 'non indicata nell’estratto',
  compiled: 'Compilata',
  from: 'Da',
  fromCatalogue: 'catalogo, {extract}',
  fromFileOrAddress: 'un file o un indirizzo',
  area: 'Area',
  areaFromTo: 'da {south} a {north}, da {west} a {east}',
  degreesNorth: '{degrees}° N',
  degreesSouth: '{degrees}° S',
  degreesEast: '{degrees}° E',
  degreesWest: '{degrees}° O',
  demoRebuilt: 'La città demo si ricrea a ogni avvio.',
  depotsOnlyHere:
    '{count, plural, one {# azienda ha un deposito qui e in nessun’altra regione.} many {# aziende hanno un deposito qui e in nessun’altra regione.} other {# aziende hanno un deposito qui e in nessun’altra regione.}}',
  updating: '{name} è in aggiornamento',
  updateRegion: 'Aggiorna regione',
  removeRegion: 'Rimuovi regione',
  noticedCompiling: 'Notato durante la compilazione',
  companiesHere: 'Aziende qui',
  noCompanyHere: 'Nessuna azienda ha bisogno di questa regione.',
  removeQuestion: 'Rimuovere {name}?',
  removeEffect: 'Strade, indirizzi e mappa si eliminano. Aggiungila di nuovo dal suo estratto quando serve.',
  remove: 'Rimuovi',
  keep: 'Mantieni',
  removed: '{name} rimossa',

  // Compiles
  compiles: 'Compilazioni',
  stageStarting: 'Avvio',
  stageDownloading: 'Download dell’estratto',
  stageReading: 'Lettura dell’estratto',
  stageGraph: 'Unione delle strade agli incroci',
  stageHierarchy: 'Preparazione dei percorsi veloci',
  stageAddresses: 'Indicizzazione degli indirizzi',
  stageTiles: 'Disegno della mappa',
  stageWriting: 'Messa in servizio',
  failedBadExtract:
    'L’estratto non si può leggere: è danneggiato, troncato o non è un file pbf di OpenStreetMap. Scaricalo di nuovo e confronta il checksum.',
  failedNoRoads:
    'L’estratto non contiene strade percorribili in auto. Prendi l’estratto di una zona abitata.',
  failedGone:
    'Il server non ha più questo estratto. Aggiorna il catalogo e scegli di nuovo, o usa un altro mirror.',
  failedCutOff: 'Lo scaricamento si è interrotto. Riavvialo: riprende da dove si era fermato.',
  failedDiskFull: 'Il disco dati non ha spazio. Libera spazio o scegli un estratto più piccolo.',
  failedUnreachable:
    'Il server dell’estratto non è raggiungibile. Controlla l’indirizzo e la connessione di questo server, o indica un altro mirror (EXTRACT_MIRRORS).',
  failedNotOsm:
    'Il server non ha inviato un file pbf di OpenStreetMap. Scegli un file che finisce in .osm.pbf.',
  failedChecksum:
    'L’estratto è arrivato danneggiato: il suo md5 non è quello del server. Riavvia; se succede ancora, usa un altro mirror.',
  failedCompiler: 'Il compilatore si è fermato: {problem}. La regione in servizio resta.',
  failedMemory:
    'La compilazione è stata interrotta, forse per mancanza di memoria. La regione in servizio resta. Prova un estratto più piccolo o un riquadro.',
  buildQueued: '{label}, in coda',
  buildStage: '{label}: {stage}, {share}',
  notCompiled: 'Impossibile compilare {name}',
  wasStopped: '{name} è stata interrotta',
  previousStays: 'La versione precedente resta in servizio.',
  dismissWhat: 'Nascondi {name}',
  stopWhat: 'Interrompi {name}',
  compiling: '{name} è in compilazione',

  // New region
  catalogue: 'Catalogo',
  upload: 'Carica',
  address: 'Indirizzo',
  onServer: 'Sul server',
  addLead:
    'Una regione si crea da un estratto di OpenStreetMap (.osm.pbf): strade, indirizzi e mappa, su questo server.',
  whereExtractIs: 'Dov’è l’estratto',
  onlyThisArea: 'Solo quest’area (facoltativo)',
  fourSides: 'ovest, sud, est, nord',
  fourSidesWrong: 'Quattro numeri in gradi, come -76.85, 39.36, -76.62, 39.48',
  replaceRegion: 'Sostituisci regione',
  uploading: 'Caricamento',
  uploadedOf: '{share} di {size}',
  stopUpload: 'Interrompi caricamento',
  extract: 'Estratto',
  extractHint: 'Un file .osm.pbf di al massimo 1 GB',
  extractAddress: 'Indirizzo dell’estratto',
  extractAddressWrong: 'Un indirizzo inizia con https:// o http://',
  noFilesThere: 'Non c’è alcun file .osm.pbf in <folder>{folder}</folder>. Copiane uno lì e compare qui.',
  fileOnServer: 'File sul server',
  name: 'Nome',
  nameWrong: 'Lettere, cifre, - e _, iniziando con una lettera',
  replacesWhenComplete: '{name} è in servizio: si sostituisce quando la nuova è pronta',
  usedInAddresses: 'Usato negli indirizzi della mappa',
  tooLarge: '{name} supera 1 GB.',
  tooLargeHint: 'Compilala accanto al server: npm run region -- FILE.osm.pbf',
  serverAnswered: 'Il server ha risposto {status}.',

  // Extract of the catalogue
  catalogueNoun: 'il catalogo',
  extractNoun: 'l’estratto',
  countryOrArea: 'Paese o area',
  typeCountry: 'Scrivi un paese, una regione o una provincia',
  noSuchExtract: 'Nessun estratto con questo nome',
  aboutSize: 'circa {size}',
  sizeUnknown: 'dimensione sconosciuta',
  download: 'Download',
  compilingEstimated: 'Compilazione, stimata',
  memoryEstimated: 'Memoria, stimata',
  diskEstimated: 'Disco, stimato',
  aboutMinutes: 'circa {minutes} min',
  aboutMinutesRange: 'circa da {from} a {to} min',
  startAllTheSame: 'Puoi iniziare comunque: allora si riprova.',
  tooLittleMemory: 'Questo server ha {size} di memoria: troppo pochi per tutto.',
  maybeTooLittleMemory: 'Questo server ha {size} di memoria: possono essere troppo pochi.',
  diskFree: 'Il suo disco dati ha {size} liberi.',
  chooseSmaller: '{warnings} Scegline uno più piccolo, o indica sotto l’area intorno alle aziende.',
  catalogueOf: 'Catalogo del {day}, da {host}',
  catalogueShipped: 'Catalogo fornito con il prodotto',
  refreshCatalogue: 'Aggiorna catalogo',

  // Companies outside every region
  requests: 'Richieste',
  askForMap: 'Aziende che chiedono una mappa',
  askedSince: '<company>{company}</company>, dal {day}:',
  askedSinceBy: '<company>{company}</company> ({person}), dal {day}:',
  depotPlace: '{name}, {address} (<link>{coordinates}</link>)',
  outsideEveryRegion: 'Aziende fuori da ogni regione',
  depotCount: '{count, plural, one {# deposito} many {# depositi} other {# depositi}}',
  orderCount: '{count, plural, one {# ordine} many {# ordini} other {# ordini}}',
  needServed:
    '<company>{company}</company>: {places} fuori da ogni regione. Lì le distanze sono stimate e gli indirizzi non si trovano. Coperto da {extract}.',
  needUnserved:
    '<company>{company}</company>: {places} fuori da ogni regione. Lì le distanze sono stimate e gli indirizzi non si trovano. Nessun estratto noto li contiene.',
  companiesOutside:
    '{count, plural, one {# azienda lavora fuori da ogni regione della mappa: lì le distanze sono stimate e gli indirizzi non si trovano.} many {# aziende lavorano fuori da ogni regione della mappa: lì le distanze sono stimate e gli indirizzi non si trovano.} other {# aziende lavorano fuori da ogni regione della mappa: lì le distanze sono stimate e gli indirizzi non si trovano.}}',
} satisfies Translation<typeof en>
