// French texts of the owner's map regions.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  mapRegions: 'Régions de carte',
  regionsNoun: 'régions',
  addRegion: 'Ajouter la région',
  addARegion: 'Ajouter une région',
  addWhat: 'Ajouter {name}',
  regionsInAll:
    '{count, plural, one {# région, {size} en tout} many {# régions, {size} en tout} other {# régions, {size} en tout}}',
  noRegionYet: 'Aucune région pour l’instant',
  noRegionMore:
    'Routes, adresses et carte viennent des régions. Tant qu’il n’y en a pas, les distances sont estimées et les adresses introuvables.',
  region: 'Région',
  generated: 'générée',
  noteCount: '{count, plural, one {# remarque} many {# remarques} other {# remarques}}',
  roadsKm: 'Routes, km',
  addresses: 'Adresses',
  size: 'Taille',
  dataOf: 'Données du',
  unknown: 'inconnu',
  companies: 'Entreprises',
  attribution: 'Attribution',

  // One region
  roads: 'Routes',
  roadsAndJunctions:
    '{count, plural, one {{km} km, # carrefour} many {{km} km, # carrefours} other {{km} km, # carrefours}}',
  addressesOnStreets:
    '{count, plural, one {{addresses} dans # rue} many {{addresses} dans # rues} other {{addresses} dans # rues}}',
  noAddresses: '{count, plural, one {aucune, # rue} many {aucune, # rues} other {aucune, # rues}}',
  notInExtract: 'non indiquée dans l’extrait',
  compiled: 'Compilée',
  from: 'Depuis',
  fromCatalogue: 'catalogue, {extract}',
  fromFileOrAddress: 'un fichier ou une adresse',
  area: 'Zone',
  areaFromTo: '{south} à {north}, {west} à {east}',
  degreesNorth: '{degrees}° N',
  degreesSouth: '{degrees}° S',
  degreesEast: '{degrees}° E',
  degreesWest: '{degrees}° O',
  demoRebuilt: 'La ville de démonstration est reconstruite à chaque démarrage.',
  depotsOnlyHere:
    '{count, plural, one {# entreprise a un dépôt ici et dans aucune autre région.} many {# entreprises ont un dépôt ici et dans aucune autre région.} other {# entreprises ont un dépôt ici et dans aucune autre région.}}',
  updating: '{name} est en cours de mise à jour',
  updateRegion: 'Mettre à jour la région',
  removeRegion: 'Retirer la région',
  noticedCompiling: 'Remarqué pendant la compilation',
  companiesHere: 'Entreprises ici',
  noCompanyHere: 'Aucune entreprise n’a besoin de cette région.',
  removeQuestion: 'Retirer {name} ?',
  removeEffect:
    'Ses routes, adresses et sa carte disparaissent. Ajoutez-la de nouveau depuis son extrait si besoin.',
  remove: 'Retirer',
  keep: 'Garder',
  removed: '{name} retirée',

  // Compiles
  compiles: 'Compilations',
  stageStarting: 'Démarrage',
  stageDownloading: 'Téléchargement de l’extrait',
  stageReading: 'Lecture de l’extrait',
  stageGraph: 'Raccord des routes aux carrefours',
  stageHierarchy: 'Préparation des itinéraires rapides',
  stageAddresses: 'Indexation des adresses',
  stageTiles: 'Dessin de la carte',
  stageWriting: 'Mise en service',
  failedBadExtract:
    'L’extrait est illisible : il est abîmé, tronqué ou n’est pas un fichier pbf d’OpenStreetMap. Téléchargez-le de nouveau et comparez la somme de contrôle.',
  failedNoRoads:
    'L’extrait ne contient aucune route ouverte aux voitures. Prenez l’extrait d’une zone habitée.',
  failedGone:
    'Le serveur n’a plus cet extrait. Actualisez le catalogue et choisissez de nouveau, ou utilisez un autre miroir.',
  failedCutOff: 'Le téléchargement s’est interrompu. Relancez-le : il reprend où il s’est arrêté.',
  failedDiskFull:
    'Le disque de données n’a pas assez de place. Libérez-en, ou choisissez un extrait plus petit.',
  failedUnreachable:
    'Le serveur de l’extrait est injoignable. Vérifiez l’adresse et la connexion de ce serveur, ou indiquez un autre miroir (EXTRACT_MIRRORS).',
  failedNotOsm:
    'Le serveur n’a pas envoyé de fichier pbf d’OpenStreetMap. Choisissez un fichier en .osm.pbf.',
  failedChecksum:
    'L’extrait est arrivé abîmé : sa somme md5 n’est pas celle du serveur. Relancez ; si cela se répète, utilisez un autre miroir.',
  failedCompiler: 'Le compilateur s’est arrêté : {problem}. La région en service reste.',
  failedMemory:
    'La compilation a été coupée, peut-être faute de mémoire. La région en service reste. Essayez un extrait plus petit ou une partie de celui-ci.',
  buildQueued: '{label}, en attente',
  buildStage: '{label} : {stage}, {share}',
  notCompiled: '{name} n’a pas pu être compilée',
  wasStopped: '{name} a été arrêtée',
  previousStays: 'La version précédente reste en service.',
  dismissWhat: 'Masquer {name}',
  stopWhat: 'Arrêter {name}',
  compiling: '{name} est en cours de compilation',

  // New region
  catalogue: 'Catalogue',
  upload: 'Téléverser',
  address: 'Adresse',
  onServer: 'Sur le serveur',
  addLead:
    'Une région est construite à partir d’un extrait OpenStreetMap (.osm.pbf) : routes, adresses et carte, sur ce serveur.',
  whereExtractIs: 'Où se trouve l’extrait',
  onlyThisArea: 'Seulement cette zone (facultatif)',
  fourSides: 'ouest, sud, est, nord',
  fourSidesWrong: 'Quatre nombres en degrés, comme -76.85, 39.36, -76.62, 39.48',
  replaceRegion: 'Remplacer la région',
  uploading: 'Téléversement',
  uploadedOf: '{share} sur {size}',
  stopUpload: 'Arrêter le téléversement',
  extract: 'Extrait',
  extractHint: 'Un fichier .osm.pbf d’au plus 1 Go',
  extractAddress: 'Adresse de l’extrait',
  extractAddressWrong: 'Une adresse commence par https:// ou http://',
  noFilesThere:
    'Il n’y a pas de fichier .osm.pbf dans <folder>{folder}</folder>. Copiez-en un et il apparaît ici.',
  fileOnServer: 'Fichier sur le serveur',
  name: 'Nom',
  nameWrong: 'Lettres, chiffres, - et _, en commençant par une lettre',
  replacesWhenComplete: '{name} est en service : elle est remplacée quand la nouvelle est prête',
  usedInAddresses: 'Utilisé dans les adresses de carte',
  tooLarge: '{name} dépasse 1 Go.',
  tooLargeHint: 'Compilez-la à côté du serveur : npm run region -- FILE.osm.pbf',
  serverAnswered: 'Le serveur a répondu {status}.',

  // Extract of the catalogue
  catalogueNoun: 'le catalogue',
  extractNoun: 'l’extrait',
  countryOrArea: 'Pays ou zone',
  typeCountry: 'Saisissez un pays, un État ou un département',
  noSuchExtract: 'Aucun extrait de ce nom',
  aboutSize: 'environ {size}',
  sizeUnknown: 'taille inconnue',
  download: 'Téléchargement',
  compilingEstimated: 'Compilation, estimée',
  memoryEstimated: 'Mémoire, estimée',
  diskEstimated: 'Disque, estimé',
  aboutMinutes: 'environ {minutes} min',
  aboutMinutesRange: 'environ {from} à {to} min',
  startAllTheSame: 'Vous pouvez commencer quand même : un nouvel essai est fait alors.',
  tooLittleMemory: 'Ce serveur a {size} de mémoire : trop peu pour le tout.',
  maybeTooLittleMemory: 'Ce serveur a {size} de mémoire : c’est peut-être trop peu.',
  diskFree: 'Son disque de données a {size} libres.',
  chooseSmaller:
    '{warnings} Choisissez-en un plus petit, ou indiquez ci-dessous la zone autour des entreprises.',
  catalogueOf: 'Catalogue du {day}, de {host}',
  catalogueShipped: 'Catalogue fourni avec le produit',
  refreshCatalogue: 'Actualiser le catalogue',

  // Companies outside every region
  requests: 'Demandes',
  askForMap: 'Entreprises qui demandent une carte',
  askedSince: '<company>{company}</company>, depuis le {day} :',
  askedSinceBy: '<company>{company}</company> ({person}), depuis le {day} :',
  depotPlace: '{name}, {address} (<link>{coordinates}</link>)',
  outsideEveryRegion: 'Entreprises hors de toute région',
  depotCount: '{count, plural, one {# dépôt} many {# dépôts} other {# dépôts}}',
  orderCount: '{count, plural, one {# commande} many {# commandes} other {# commandes}}',
  needServed:
    '<company>{company}</company> : {places} hors de toute région. Les distances y sont estimées et les adresses introuvables. Couvert par {extract}.',
  needUnserved:
    '<company>{company}</company> : {places} hors de toute région. Les distances y sont estimées et les adresses introuvables. Aucun extrait connu ne les contient.',
  companiesOutside:
    '{count, plural, one {# entreprise travaille hors de toute région de carte : les distances y sont estimées et les adresses introuvables.} many {# entreprises travaillent hors de toute région de carte : les distances y sont estimées et les adresses introuvables.} other {# entreprises travaillent hors de toute région de carte : les distances y sont estimées et les adresses introuvables.}}',
} satisfies Translation<typeof en>
