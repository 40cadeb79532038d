// Spanish texts of the owner's map regions.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  mapRegions: 'Regiones del mapa',
  regionsNoun: 'regiones',
  addRegion: 'Añadir región',
  addARegion: 'Añadir una región',
  addWhat: 'Añadir {name}',
  regionsInAll:
    '{count, plural, one {# región, {size} en total} many {# regiones, {size} en total} other {# regiones, {size} en total}}',
  noRegionYet: 'Aún no hay regiones',
  noRegionMore:
    'Las carreteras, las direcciones y el mapa vienen de las regiones. Hasta que haya una, las distancias se estiman y no se encuentran direcciones.',
  region: 'Región',
  generated: 'generada',
  noteCount: '{count, plural, one {# nota} many {# notas} other {# notas}}',
  roadsKm: 'Carreteras, km',
  addresses: 'Direcciones',
  size: 'Tamaño',
  dataOf: 'Datos del',
  unknown: 'desconocido',
  companies: 'Empresas',
  attribution: 'Atribución',

  // One region
  roads: 'Carreteras',
  roadsAndJunctions:
    '{count, plural, one {{km} km, # cruce} many {{km} km, # cruces} other {{km} km, # cruces}}',
  addressesOnStreets:
    '{count, plural, one {{addresses} en # calle} many {{addresses} en # calles} other {{addresses} en # calles}}',
  noAddresses: '{count, plural, one {ninguna, # calle} many {ninguna, # calles} other {ninguna, # calles}}',
  notInExtract: 'no consta en el extracto',
  compiled: 'Compilada',
  from: 'De',
  fromCatalogue: 'catálogo, {extract}',
  fromFileOrAddress: 'un archivo o una dirección',
  area: 'Área',
  areaFromTo: '{south} a {north}, {west} a {east}',
  degreesNorth: '{degrees}° N',
  degreesSouth: '{degrees}° S',
  degreesEast: '{degrees}° E',
  degreesWest: '{degrees}° O',
  demoRebuilt: 'La ciudad de demostración se reconstruye en cada arranque.',
  depotsOnlyHere:
    '{count, plural, one {# empresa tiene una base aquí y en ninguna otra región.} many {# empresas tienen una base aquí y en ninguna otra región.} other {# empresas tienen una base aquí y en ninguna otra región.}}',
  updating: '{name} se está actualizando',
  updateRegion: 'Actualizar región',
  removeRegion: 'Quitar región',
  noticedCompiling: 'Observado al compilar',
  companiesHere: 'Empresas aquí',
  noCompanyHere: 'Ninguna empresa necesita esta región.',
  removeQuestion: '¿Quitar {name}?',
  removeEffect:
    'Se borran sus carreteras, direcciones y mapa. Añádela de nuevo desde su extracto cuando la necesites.',
  remove: 'Quitar',
  keep: 'Conservar',
  removed: '{name} quitada',

  // Compiles
  compiles: 'Compilaciones',
  stageStarting: 'Empezando',
  stageDownloading: 'Descargando el extracto',
  stageReading: 'Leyendo el extracto',
  stageGraph: 'Uniendo carreteras en los cruces',
  stageHierarchy: 'Preparando rutas rápidas',
  stageAddresses: 'Indexando direcciones',
  stageTiles: 'Dibujando el mapa',
  stageWriting: 'Poniéndola en servicio',
  failedBadExtract:
    'El extracto no se puede leer: está dañado, cortado o no es un archivo pbf de OpenStreetMap. Descárgalo de nuevo y compara la suma de verificación.',
  failedNoRoads: 'El extracto no tiene ninguna carretera para coches. Usa el extracto de una zona habitada.',
  failedGone:
    'El servidor ya no tiene este extracto. Actualiza el catálogo y elige de nuevo, o usa otro espejo.',
  failedCutOff: 'La descarga se interrumpió. Iníciala de nuevo: sigue donde se detuvo.',
  failedDiskFull: 'El disco de datos no tiene sitio. Libera espacio o elige un extracto menor.',
  failedUnreachable:
    'No se pudo llegar al servidor del extracto. Revisa la dirección y la conexión de este servidor, o indica otro espejo (EXTRACT_MIRRORS).',
  failedNotOsm:
    'El servidor no envió un archivo pbf de OpenStreetMap. Elige un archivo que acabe en .osm.pbf.',
  failedChecksum:
    'El extracto llegó dañado: su md5 no es el que publica el servidor. Empieza de nuevo; si se repite, usa otro espejo.',
  failedCompiler: 'El compilador se detuvo: {problem}. La región en servicio se queda.',
  failedMemory:
    'La compilación se cortó, quizá por falta de memoria. La región en servicio se queda. Prueba un extracto menor o un recuadro de él.',
  buildQueued: '{label}, en cola',
  buildStage: '{label}: {stage}, {share}',
  notCompiled: '{name} no se pudo compilar',
  wasStopped: '{name} se detuvo',
  previousStays: 'La versión anterior sigue en servicio.',
  dismissWhat: 'Descartar {name}',
  stopWhat: 'Detener {name}',
  compiling: '{name} se está compilando',

  // New region
  catalogue: 'Catálogo',
  upload: 'Subir',
  address: 'Dirección',
  onServer: 'En el servidor',
  addLead:
    'Una región se crea a partir de un extracto de OpenStreetMap (.osm.pbf): carreteras, direcciones y mapa, en este servidor.',
  whereExtractIs: 'Dónde está el extracto',
  onlyThisArea: 'Solo esta área (opcional)',
  fourSides: 'oeste, sur, este, norte',
  fourSidesWrong: 'Cuatro números en grados, como -76.85, 39.36, -76.62, 39.48',
  replaceRegion: 'Sustituir región',
  uploading: 'Subiendo',
  uploadedOf: '{share} de {size}',
  stopUpload: 'Detener la subida',
  extract: 'Extracto',
  extractHint: 'Un archivo .osm.pbf de 1 GB como mucho',
  extractAddress: 'Dirección del extracto',
  extractAddressWrong: 'Una dirección empieza por https:// o http://',
  noFilesThere:
    'No hay ningún archivo .osm.pbf en <folder>{folder}</folder>. Copia uno ahí y aparecerá aquí.',
  fileOnServer: 'Archivo en el servidor',
  name: 'Nombre',
  nameWrong: 'Letras, cifras, - y _, empezando por una letra',
  replacesWhenComplete: '{name} está en servicio: se sustituye cuando la nueva esté completa',
  usedInAddresses: 'Se usa en las direcciones del mapa',
  tooLarge: '{name} ocupa más de 1 GB.',
  tooLargeHint: 'Compílala junto al servidor: npm run region -- FILE.osm.pbf',
  serverAnswered: 'El servidor respondió {status}.',

  // Extract of the catalogue
  catalogueNoun: 'el catálogo',
  extractNoun: 'el extracto',
  countryOrArea: 'País o área',
  typeCountry: 'Escribe un país, estado o provincia',
  noSuchExtract: 'Ningún extracto con ese nombre',
  aboutSize: 'unos {size}',
  sizeUnknown: 'tamaño desconocido',
  download: 'Descarga',
  compilingEstimated: 'Compilación, estimada',
  memoryEstimated: 'Memoria, estimada',
  diskEstimated: 'Disco, estimado',
  aboutMinutes: 'unos {minutes} min',
  aboutMinutesRange: 'de {from} a {to} min aproximadamente',
  startAllTheSame: 'Puedes empezar de todos modos: entonces se intenta otra vez.',
  tooLittleMemory: 'Este servidor tiene {size} de memoria: no basta para todo.',
  maybeTooLittleMemory: 'Este servidor tiene {size} de memoria: puede no bastar.',
  diskFree: 'Su disco de datos tiene {size} libres.',
  chooseSmaller: '{warnings} Elige uno más pequeño, o indica abajo el área alrededor de las empresas.',
  catalogueOf: 'Catálogo del {day}, de {host}',
  catalogueShipped: 'Catálogo tal como viene con el producto',
  refreshCatalogue: 'Actualizar catálogo',

  // Companies outside every region
  requests: 'Solicitudes',
  askForMap: 'Empresas que piden un mapa',
  askedSince: '<company>{company}</company>, desde el {day}:',
  askedSinceBy: '<company>{company}</company> ({person}), desde el {day}:',
  depotPlace: '{name}, {address} (<link>{coordinates}</link>)',
  outsideEveryRegion: 'Empresas fuera de todas las regiones',
  depotCount: '{count, plural, one {# base} many {# bases} other {# bases}}',
  orderCount: '{count, plural, one {# pedido} many {# pedidos} other {# pedidos}}',
  needServed:
    '<company>{company}</company>: {places} fuera de todas las regiones. Allí las distancias se estiman y no se encuentran direcciones. Lo cubre {extract}.',
  needUnserved:
    '<company>{company}</company>: {places} fuera de todas las regiones. Allí las distancias se estiman y no se encuentran direcciones. No se conoce ningún extracto que lo contenga.',
  companiesOutside:
    '{count, plural, one {# empresa trabaja fuera de todas las regiones del mapa: allí las distancias se estiman y no se encuentran direcciones.} many {# empresas trabajan fuera de todas las regiones del mapa: allí las distancias se estiman y no se encuentran direcciones.} other {# empresas trabajan fuera de todas las regiones del mapa: allí las distancias se estiman y no se encuentran direcciones.}}',
} satisfies Translation<typeof en>
