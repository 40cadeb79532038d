// German texts of the owner's map regions.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  mapRegions: 'Kartenregionen',
  regionsNoun: 'Regionen',
  addRegion: 'Region hinzufügen',
  addARegion: 'Eine Region hinzufügen',
  addWhat: '{name} hinzufügen',
  regionsInAll: '{count, plural, one {# Region, zusammen {size}} other {# Regionen, zusammen {size}}}',
  noRegionYet: 'Noch keine Region',
  noRegionMore:
    'Straßen, Adressen und die Karte kommen aus Regionen. Bis es eine gibt, werden Entfernungen geschätzt und Adressen nicht gefunden.',
  region: 'Region',
  generated: 'erzeugt',
  noteCount: '{count, plural, one {# Hinweis} other {# Hinweise}}',
  roadsKm: 'Straßen, km',
  addresses: 'Adressen',
  size: 'Größe',
  dataOf: 'Daten vom',
  unknown: 'unbekannt',
  companies: 'Firmen',
  attribution: 'Quellenangabe',

  // One region
  roads: 'Straßen',
  roadsAndJunctions: '{count, plural, one {{km} km, # Kreuzung} other {{km} km, # Kreuzungen}}',
  addressesOnStreets: '{count, plural, one {{addresses} an # Straße} other {{addresses} an # Straßen}}',
  noAddresses: '{count, plural, one {keine, # Straße} other {keine, # Straßen}}',
  notInExtract: 'im Auszug nicht angegeben',
  compiled: 'Erstellt',
  from: 'Aus',
  fromCatalogue: 'Katalog, {extract}',
  fromFileOrAddress: 'eine Datei oder Adresse',
  area: 'Gebiet',
  areaFromTo: '{south} bis {north}, {west} bis {east}',
  degreesNorth: '{degrees}° N',
  degreesSouth: '{degrees}° S',
  degreesEast: '{degrees}° O',
  degreesWest: '{degrees}° W',
  demoRebuilt: 'Die Demo-Stadt wird bei jedem Start neu erstellt.',
  depotsOnlyHere:
    '{count, plural, one {# Firma hat hier und in keiner anderen Region ein Depot.} other {# Firmen haben hier und in keiner anderen Region ein Depot.}}',
  updating: '{name} wird aktualisiert',
  updateRegion: 'Region aktualisieren',
  removeRegion: 'Region entfernen',
  noticedCompiling: 'Beim Erstellen aufgefallen',
  companiesHere: 'Firmen hier',
  noCompanyHere: 'Keine Firma braucht diese Region.',
  removeQuestion: '{name} entfernen?',
  removeEffect:
    'Ihre Straßen, Adressen und Karte verschwinden. Füge sie bei Bedarf wieder aus ihrem Auszug hinzu.',
  remove: 'Entfernen',
  keep: 'Behalten',
  removed: '{name} entfernt',

  // Compiles
  compiles: 'Erstellungen',
  stageStarting: 'Beginnt',
  stageDownloading: 'Auszug wird geladen',
  stageReading: 'Auszug wird gelesen',
  stageGraph: 'Straßen werden an Kreuzungen verbunden',
  stageHierarchy: 'Schnelle Wege werden vorbereitet',
  stageAddresses: 'Adressen werden indiziert',
  stageTiles: 'Karte wird gezeichnet',
  stageWriting: 'Wird in Betrieb genommen',
  failedBadExtract:
    'Der Auszug ist nicht lesbar: Er ist beschädigt, abgeschnitten oder keine OpenStreetMap-pbf-Datei. Lade ihn noch einmal und vergleiche die Prüfsumme.',
  failedNoRoads:
    'Der Auszug enthält keine Straße, die ein Auto befahren darf. Nimm den Auszug eines bewohnten Gebiets.',
  failedGone:
    'Der Server hat diesen Auszug nicht mehr. Lade den Katalog neu und wähle noch einmal, oder nutze einen anderen Spiegel.',
  failedCutOff:
    'Das Herunterladen ist abgebrochen. Starte es noch einmal: Es geht dort weiter, wo es aufgehört hat.',
  failedDiskFull:
    'Auf der Datenplatte ist kein Platz dafür. Schaffe dort Platz, oder wähle einen kleineren Auszug.',
  failedUnreachable:
    'Der Server des Auszugs war nicht erreichbar. Prüfe die Adresse und die Verbindung dieses Servers, oder gib einen anderen Spiegel an (EXTRACT_MIRRORS).',
  failedNotOsm:
    'Der Server hat keine OpenStreetMap-pbf-Datei gesendet. Wähle eine Datei, die auf .osm.pbf endet.',
  failedChecksum:
    'Der Auszug kam beschädigt an: Seine md5-Summe ist nicht die des Servers. Starte noch einmal; geschieht es wieder, nutze einen anderen Spiegel.',
  failedCompiler: 'Der Compiler ist stehen geblieben: {problem}. Die bisherige Region bleibt in Betrieb.',
  failedMemory:
    'Das Erstellen wurde abgebrochen, vielleicht aus Mangel an Speicher. Die bisherige Region bleibt in Betrieb. Versuche einen kleineren Auszug oder einen Ausschnitt.',
  buildQueued: '{label}, wartet',
  buildStage: '{label}: {stage}, {share}',
  notCompiled: '{name} konnte nicht erstellt werden',
  wasStopped: '{name} wurde abgebrochen',
  previousStays: 'Die vorige Version bleibt in Betrieb.',
  dismissWhat: '{name} ausblenden',
  stopWhat: '{name} abbrechen',
  compiling: '{name} wird erstellt',

  // New region
  catalogue: 'Katalog',
  upload: 'Hochladen',
  address: 'Adresse',
  onServer: 'Auf dem Server',
  addLead:
    'Eine Region entsteht aus einem OpenStreetMap-Auszug (.osm.pbf): Straßen, Adressen und Karte, auf diesem Server.',
  whereExtractIs: 'Wo der Auszug ist',
  onlyThisArea: 'Nur dieses Gebiet (optional)',
  fourSides: 'West, Süd, Ost, Nord',
  fourSidesWrong: 'Vier Zahlen in Grad, wie -76.85, 39.36, -76.62, 39.48',
  replaceRegion: 'Region ersetzen',
  uploading: 'Wird hochgeladen',
  uploadedOf: '{share} von {size}',
  stopUpload: 'Hochladen abbrechen',
  extract: 'Auszug',
  extractHint: 'Eine .osm.pbf-Datei von höchstens 1 GB',
  extractAddress: 'Adresse des Auszugs',
  extractAddressWrong: 'Eine Adresse beginnt mit https:// oder http://',
  noFilesThere:
    'In <folder>{folder}</folder> liegt keine .osm.pbf-Datei. Kopiere eine dorthin, dann erscheint sie hier.',
  fileOnServer: 'Datei auf dem Server',
  name: 'Name',
  nameWrong: 'Buchstaben, Ziffern, - und _, beginnend mit einem Buchstaben',
  replacesWhenComplete: '{name} ist in Betrieb: Sie wird ersetzt, sobald die neue fertig ist',
  usedInAddresses: 'Steht in Kartenadressen',
  tooLarge: '{name} ist größer als 1 GB.',
  tooLargeHint: 'Erstelle sie neben dem Server: npm run region -- FILE.osm.pbf',
  serverAnswered: 'Der Server antwortete mit {status}.',

  // Extract of the catalogue
  catalogueNoun: 'Katalog',
  extractNoun: 'Auszug',
  countryOrArea: 'Land oder Gebiet',
  typeCountry: 'Land, Bundesland oder Kreis eingeben',
  noSuchExtract: 'Kein Auszug dieses Namens',
  aboutSize: 'etwa {size}',
  sizeUnknown: 'Größe unbekannt',
  download: 'Download',
  compilingEstimated: 'Erstellung, geschätzt',
  memoryEstimated: 'Speicher, geschätzt',
  diskEstimated: 'Festplatte, geschätzt',
  aboutMinutes: 'etwa {minutes} min',
  aboutMinutesRange: 'etwa {from} bis {to} min',
  startAllTheSame: 'Du kannst trotzdem beginnen: Dann wird es erneut versucht.',
  tooLittleMemory: 'Dieser Server hat {size} Speicher: zu wenig für alles.',
  maybeTooLittleMemory: 'Dieser Server hat {size} Speicher: Das kann zu wenig sein.',
  diskFree: 'Auf seiner Datenplatte sind {size} frei.',
  chooseSmaller: '{warnings} Wähle einen kleineren, oder gib unten das Gebiet um die Firmen an.',
  catalogueOf: 'Katalog vom {day}, von {host}',
  catalogueShipped: 'Katalog, wie er mit dem Produkt kommt',
  refreshCatalogue: 'Katalog aktualisieren',

  // Companies outside every region
  requests: 'Anfragen',
  askForMap: 'Firmen, die um eine Karte bitten',
  askedSince: '<company>{company}</company>, seit {day}:',
  askedSinceBy: '<company>{company}</company> ({person}), seit {day}:',
  depotPlace: '{name}, {address} (<link>{coordinates}</link>)',
  outsideEveryRegion: 'Firmen außerhalb aller Regionen',
  depotCount: '{count, plural, one {# Depot} other {# Depots}}',
  orderCount: '{count, plural, one {# Auftrag} other {# Aufträge}}',
  needServed:
    '<company>{company}</company>: {places} außerhalb aller Regionen. Dort werden Entfernungen geschätzt und Adressen nicht gefunden. Abgedeckt von {extract}.',
  needUnserved:
    '<company>{company}</company>: {places} außerhalb aller Regionen. Dort werden Entfernungen geschätzt und Adressen nicht gefunden. Kein Auszug dafür ist bekannt.',
  companiesOutside:
    '{count, plural, one {# Firma arbeitet außerhalb aller Kartenregionen: Dort werden Entfernungen geschätzt und Adressen nicht gefunden.} other {# Firmen arbeiten außerhalb aller Kartenregionen: Dort werden Entfernungen geschätzt und Adressen nicht gefunden.}}',
} satisfies Translation<typeof en>
