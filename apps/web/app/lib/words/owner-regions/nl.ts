// Dutch texts of the owner's map regions.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  mapRegions: 'Kaartregio’s',
  regionsNoun: 'regio’s',
  addRegion: 'Regio toevoegen',
  addARegion: 'Een regio toevoegen',
  addWhat: '{name} toevoegen',
  regionsInAll: '{count, plural, one {# regio, {size} in totaal} other {# regio’s, {size} in totaal}}',
  noRegionYet: 'Nog geen regio',
  noRegionMore:
    'Wegen, adressen en de kaart komen uit regio’s. Tot er een is, worden afstanden geschat en adressen niet gevonden.',
  region: 'Regio',
  generated: 'gegenereerd',
  noteCount: '{count, plural, one {# opmerking} other {# opmerkingen}}',
  roadsKm: 'Wegen, km',
  addresses: 'Adressen',
  size: 'Grootte',
  dataOf: 'Gegevens van',
  unknown: 'onbekend',
  companies: 'Bedrijven',
  attribution: 'Naamsvermelding',

  // One region
  roads: 'Wegen',
  roadsAndJunctions: '{count, plural, one {{km} km, # kruispunt} other {{km} km, # kruispunten}}',
  addressesOnStreets: '{count, plural, one {{addresses} aan # straat} other {{addresses} aan # straten}}',
  noAddresses: '{count, plural, one {geen, # straat} other {geen, # straten}}',
  notInExtract: 'niet vermeld in het extract',
  compiled: 'Gecompileerd',
  from: 'Uit',
  fromCatalogue: 'catalogus, {extract}',
  fromFileOrAddress: 'een bestand of adres',
  area: 'Gebied',
  areaFromTo: '{south} tot {north}, {west} tot {east}',
  degreesNorth: '{degrees}° N',
  degreesSouth: '{degrees}° Z',
  degreesEast: '{degrees}° O',
  degreesWest: '{degrees}° W',
  demoRebuilt: 'De demostad wordt bij elke start opnieuw opgebouwd.',
  depotsOnlyHere:
    '{count, plural, one {# bedrijf heeft hier een depot en in geen andere regio.} other {# bedrijven hebben hier een depot en in geen andere regio.}}',
  updating: '{name} wordt bijgewerkt',
  updateRegion: 'Regio bijwerken',
  removeRegion: 'Regio verwijderen',
  noticedCompiling: 'Opgemerkt bij het compileren',
  companiesHere: 'Bedrijven hier',
  noCompanyHere: 'Geen bedrijf heeft deze regio nodig.',
  removeQuestion: '{name} verwijderen?',
  removeEffect:
    'De wegen, adressen en kaart verdwijnen. Voeg haar weer toe uit het extract als je haar nodig hebt.',
  remove: 'Verwijderen',
  keep: 'Behouden',
  removed: '{name} verwijderd',

  // Compiles
  compiles: 'Compilaties',
  stageStarting: 'Start',
  stageDownloading: 'Extract wordt gedownload',
  stageReading: 'Extract wordt gelezen',
  stageGraph: 'Wegen worden op kruispunten verbonden',
  stageHierarchy: 'Snelle routes worden voorbereid',
  stageAddresses: 'Adressen worden geïndexeerd',
  stageTiles: 'Kaart wordt getekend',
  stageWriting: 'Wordt in gebruik genomen',
  failedBadExtract:
    'Het extract is niet te lezen: het is beschadigd, afgekapt of geen pbf-bestand van OpenStreetMap. Download het opnieuw en vergelijk de controlesom.',
  failedNoRoads:
    'Het extract bevat geen weg waar een auto mag rijden. Neem een extract van een bewoond gebied.',
  failedGone:
    'De server heeft dit extract niet meer. Ververs de catalogus en kies opnieuw, of gebruik een andere mirror.',
  failedCutOff: 'De download is afgebroken. Start hem opnieuw: hij gaat verder waar hij stopte.',
  failedDiskFull: 'De dataschijf heeft er geen ruimte voor. Maak ruimte, of kies een kleiner extract.',
  failedUnreachable:
    'De server van het extract was niet bereikbaar. Controleer het adres en de verbinding van deze server, of geef een andere mirror op (EXTRACT_MIRRORS).',
  failedNotOsm:
    'De server stuurde geen pbf-bestand van OpenStreetMap. Kies een bestand dat op .osm.pbf eindigt.',
  failedChecksum:
    'Het extract kwam beschadigd aan: de md5 is niet die van de server. Start opnieuw; gebeurt het weer, gebruik dan een andere mirror.',
  failedCompiler: 'De compiler is gestopt: {problem}. De regio die in gebruik was, blijft.',
  failedMemory:
    'Het compileren is afgebroken, misschien door te weinig geheugen. De regio die in gebruik was, blijft. Probeer een kleiner extract of een deel ervan.',
  buildQueued: '{label}, in de wachtrij',
  buildStage: '{label}: {stage}, {share}',
  notCompiled: '{name} kon niet worden gecompileerd',
  wasStopped: '{name} is gestopt',
  previousStays: 'De vorige versie blijft in gebruik.',
  dismissWhat: '{name} sluiten',
  stopWhat: '{name} stoppen',
  compiling: '{name} wordt gecompileerd',

  // New region
  catalogue: 'Catalogus',
  upload: 'Uploaden',
  address: 'Adres',
  onServer: 'Op de server',
  addLead:
    'Een regio wordt gemaakt uit een OpenStreetMap-extract (.osm.pbf): wegen, adressen en kaart, op deze server.',
  whereExtractIs: 'Waar het extract is',
  onlyThisArea: 'Alleen dit gebied (optioneel)',
  fourSides: 'west, zuid, oost, noord',
  fourSidesWrong: 'Vier getallen in graden, zoals -76.85, 39.36, -76.62, 39.48',
  replaceRegion: 'Regio vervangen',
  uploading: 'Uploaden',
  uploadedOf: '{share} van {size}',
  stopUpload: 'Uploaden stoppen',
  extract: 'Extract',
  extractHint: 'Een .osm.pbf-bestand van hoogstens 1 GB',
  extractAddress: 'Adres van het extract',
  extractAddressWrong: 'Een adres begint met https:// of http://',
  noFilesThere:
    'Er staat geen .osm.pbf-bestand in <folder>{folder}</folder>. Kopieer er een naartoe en het verschijnt hier.',
  fileOnServer: 'Bestand op de server',
  name: 'Naam',
  nameWrong: 'Letters, cijfers, - en _, beginnend met een letter',
  replacesWhenComplete: '{name} is in gebruik: zij wordt vervangen zodra de nieuwe klaar is',
  usedInAddresses: 'Gebruikt in kaartadressen',
  tooLarge: '{name} is groter dan 1 GB.',
  tooLargeHint: 'Compileer het naast de server: npm run region -- FILE.osm.pbf',
  serverAnswered: 'De server antwoordde {status}.',

  // Extract of the catalogue
  catalogueNoun: 'de catalogus',
  extractNoun: 'het extract',
  countryOrArea: 'Land of gebied',
  typeCountry: 'Typ een land, staat of provincie',
  noSuchExtract: 'Geen extract met die naam',
  aboutSize: 'ongeveer {size}',
  sizeUnknown: 'grootte onbekend',
  download: 'Download',
  compilingEstimated: 'Compileren, geschat',
  memoryEstimated: 'Geheugen, geschat',
  diskEstimated: 'Schijf, geschat',
  aboutMinutes: 'ongeveer {minutes} min',
  aboutMinutesRange: 'ongeveer {from} tot {to} min',
  startAllTheSame: 'Je kunt toch beginnen: dan wordt het opnieuw geprobeerd.',
  tooLittleMemory: 'Deze server heeft {size} geheugen: te weinig voor alles.',
  maybeTooLittleMemory: 'Deze server heeft {size} geheugen: dat is misschien te weinig.',
  diskFree: 'De dataschijf heeft {size} vrij.',
  chooseSmaller: '{warnings} Kies een kleiner, of geef hieronder het gebied rond de bedrijven.',
  catalogueOf: 'Catalogus van {day}, van {host}',
  catalogueShipped: 'Catalogus zoals meegeleverd',
  refreshCatalogue: 'Catalogus vernieuwen',

  // Companies outside every region
  requests: 'Aanvragen',
  askForMap: 'Bedrijven die om een kaart vragen',
  askedSince: '<company>{company}</company>, sinds {day}:',
  askedSinceBy: '<company>{company}</company> ({person}), sinds {day}:',
  depotPlace: '{name}, {address} (<link>{coordinates}</link>)',
  outsideEveryRegion: 'Bedrijven buiten elke regio',
  depotCount: '{count, plural, one {# depot} other {# depots}}',
  orderCount: '{count, plural, one {# order} other {# orders}}',
  needServed:
    '<company>{company}</company>: {places} buiten elke regio. Daar worden afstanden geschat en adressen niet gevonden. Gedekt door {extract}.',
  needUnserved:
    '<company>{company}</company>: {places} buiten elke regio. Daar worden afstanden geschat en adressen niet gevonden. Er is geen extract bekend dat ze bevat.',
  companiesOutside:
    '{count, plural, one {# bedrijf werkt buiten elke kaartregio: daar worden afstanden geschat en adressen niet gevonden.} other {# bedrijven werken buiten elke kaartregio: daar worden afstanden geschat en adressen niet gevonden.}}',
} satisfies Translation<typeof en>
