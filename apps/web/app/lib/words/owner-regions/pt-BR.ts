// Brazilian Portuguese texts of the owner's map regions.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  mapRegions: 'Regiões do mapa',
  regionsNoun: 'regiões',
  addRegion: 'Adicionar região',
  addARegion: 'Adicionar uma região',
  addWhat: 'Adicionar {name}',
  regionsInAll:
    '{count, plural, one {# região, {size} ao todo} many {# regiões, {size} ao todo} other {# regiões, {size} ao todo}}',
  noRegionYet: 'Nenhuma região ainda',
  noRegionMore:
    'Ruas, endereços e o mapa vêm das regiões. Até haver uma, as distâncias são estimadas e os endereços não são encontrados.',
  region: 'Região',
  generated: 'gerada',
  noteCount: '{count, plural, one {# nota} many {# notas} other {# notas}}',
  roadsKm: 'Ruas, km',
  addresses: 'Endereços',
  size: 'Tamanho',
  dataOf: 'Dados de',
  unknown: 'desconhecido',
  companies: 'Empresas',
  attribution: 'Atribuição',

  // One region
  roads: 'Ruas',
  roadsAndJunctions:
    '{count, plural, one {{km} km, # cruzamento} many {{km} km, # cruzamentos} other {{km} km, # cruzamentos}}',
  addressesOnStreets:
    '{count, plural, one {{addresses} em # rua} many {{addresses} em # ruas} other {{addresses} em # ruas}}',
  noAddresses: '{count, plural, one {nenhum, # rua} many {nenhum, # ruas} other {nenhum, # ruas}}',
  notInExtract: 'não informada no extrato',
  compiled: 'Compilada',
  from: 'De',
  fromCatalogue: 'catálogo, {extract}',
  fromFileOrAddress: 'um arquivo ou endereço',
  area: 'Área',
  areaFromTo: '{south} a {north}, {west} a {east}',
  degreesNorth: '{degrees}° N',
  degreesSouth: '{degrees}° S',
  degreesEast: '{degrees}° L',
  degreesWest: '{degrees}° O',
  demoRebuilt: 'A cidade de demonstração é refeita a cada início.',
  depotsOnlyHere:
    '{count, plural, one {# empresa tem uma base aqui e em nenhuma outra região.} many {# empresas têm uma base aqui e em nenhuma outra região.} other {# empresas têm uma base aqui e em nenhuma outra região.}}',
  updating: '{name} está sendo atualizada',
  updateRegion: 'Atualizar região',
  removeRegion: 'Remover região',
  noticedCompiling: 'Notado durante a compilação',
  companiesHere: 'Empresas aqui',
  noCompanyHere: 'Nenhuma empresa precisa desta região.',
  removeQuestion: 'Remover {name}?',
  removeEffect: 'As ruas, os endereços e o mapa dela saem. Adicione de novo pelo extrato quando precisar.',
  remove: 'Remover',
  keep: 'Manter',
  removed: '{name} removida',

  // Compiles
  compiles: 'Compilações',
  stageStarting: 'Iniciando',
  stageDownloading: 'Baixando o extrato',
  stageReading: 'Lendo o extrato',
  stageGraph: 'Ligando ruas nos cruzamentos',
  stageHierarchy: 'Preparando rotas rápidas',
  stageAddresses: 'Indexando endereços',
  stageTiles: 'Desenhando o mapa',
  stageWriting: 'Colocando em serviço',
  failedBadExtract:
    'O extrato não pode ser lido: está danificado, cortado ou não é um arquivo pbf do OpenStreetMap. Baixe-o de novo e compare a soma de verificação.',
  failedNoRoads: 'O extrato não tem nenhuma via para carros. Use o extrato de uma área habitada.',
  failedGone:
    'O servidor não tem mais este extrato. Atualize o catálogo e escolha de novo, ou use outro espelho.',
  failedCutOff: 'O download foi interrompido. Inicie-o de novo: ele continua de onde parou.',
  failedDiskFull: 'O disco de dados não tem espaço. Libere espaço ou escolha um extrato menor.',
  failedUnreachable:
    'Não foi possível acessar o servidor do extrato. Confira o endereço e a conexão deste servidor, ou indique outro espelho (EXTRACT_MIRRORS).',
  failedNotOsm:
    'O servidor não enviou um arquivo pbf do OpenStreetMap. Escolha um arquivo que termine em .osm.pbf.',
  failedChecksum:
    'O extrato chegou danificado: o md5 não é o que o servidor publica. Comece de novo; se acontecer outra vez, use outro espelho.',
  failedCompiler: 'O compilador parou: {problem}. A região em serviço permanece.',
  failedMemory:
    'A compilação foi interrompida, talvez por falta de memória. A região em serviço permanece. Tente um extrato menor ou uma área dele.',
  buildQueued: '{label}, na fila',
  buildStage: '{label}: {stage}, {share}',
  notCompiled: 'Não foi possível compilar {name}',
  wasStopped: '{name} foi interrompida',
  previousStays: 'A versão anterior continua em serviço.',
  dismissWhat: 'Dispensar {name}',
  stopWhat: 'Interromper {name}',
  compiling: '{name} está sendo compilada',

  // New region
  catalogue: 'Catálogo',
  upload: 'Enviar',
  address: 'Endereço',
  onServer: 'No servidor',
  addLead:
    'Uma região é feita de um extrato do OpenStreetMap (.osm.pbf): ruas, endereços e mapa, neste servidor.',
  whereExtractIs: 'Onde está o extrato',
  onlyThisArea: 'Só esta área (opcional)',
  fourSides: 'oeste, sul, leste, norte',
  fourSidesWrong: 'Quatro números em graus, como -76.85, 39.36, -76.62, 39.48',
  replaceRegion: 'Substituir região',
  uploading: 'Enviando',
  uploadedOf: '{share} de {size}',
  stopUpload: 'Interromper envio',
  extract: 'Extrato',
  extractHint: 'Um arquivo .osm.pbf de no máximo 1 GB',
  extractAddress: 'Endereço do extrato',
  extractAddressWrong: 'Um endereço começa com https:// ou http://',
  noFilesThere: 'Não há arquivo .osm.pbf em <folder>{folder}</folder>. Copie um para lá e ele aparece aqui.',
  fileOnServer: 'Arquivo no servidor',
  name: 'Nome',
  nameWrong: 'Letras, números, - e _, começando por uma letra',
  replacesWhenComplete: '{name} está em serviço: é substituída quando a nova estiver completa',
  usedInAddresses: 'Usado nos endereços do mapa',
  tooLarge: '{name} tem mais de 1 GB.',
  tooLargeHint: 'Compile ao lado do servidor: npm run region -- FILE.osm.pbf',
  serverAnswered: 'O servidor respondeu {status}.',

  // Extract of the catalogue
  catalogueNoun: 'o catálogo',
  extractNoun: 'o extrato',
  countryOrArea: 'País ou área',
  typeCountry: 'Digite um país, estado ou município',
  noSuchExtract: 'Nenhum extrato com esse nome',
  aboutSize: 'cerca de {size}',
  sizeUnknown: 'tamanho desconhecido',
  download: 'Download',
  compilingEstimated: 'Compilação, estimada',
  memoryEstimated: 'Memória, estimada',
  diskEstimated: 'Disco, estimado',
  aboutMinutes: 'cerca de {minutes} min',
  aboutMinutesRange: 'cerca de {from} a {to} min',
  startAllTheSame: 'Você pode começar mesmo assim: aí se tenta de novo.',
  tooLittleMemory: 'Este servidor tem {size} de memória: pouco para tudo.',
  maybeTooLittleMemory: 'Este servidor tem {size} de memória: pode ser pouco.',
  diskFree: 'O disco de dados tem {size} livres.',
  chooseSmaller: '{warnings} Escolha um menor, ou indique abaixo a área ao redor das empresas.',
  catalogueOf: 'Catálogo de {day}, de {host}',
  catalogueShipped: 'Catálogo que vem com o produto',
  refreshCatalogue: 'Atualizar catálogo',

  // Companies outside every region
  requests: 'Solicitações',
  askForMap: 'Empresas que pedem um mapa',
  askedSince: '<company>{company}</company>, desde {day}:',
  askedSinceBy: '<company>{company}</company> ({person}), desde {day}:',
  depotPlace: '{name}, {address} (<link>{coordinates}</link>)',
  outsideEveryRegion: 'Empresas fora de todas as regiões',
  depotCount: '{count, plural, one {# base} many {# bases} other {# bases}}',
  orderCount: '{count, plural, one {# pedido} many {# pedidos} other {# pedidos}}',
  needServed:
    '<company>{company}</company>: {places} fora de todas as regiões. Lá as distâncias são estimadas e os endereços não são encontrados. Coberto por {extract}.',
  needUnserved:
    '<company>{company}</company>: {places} fora de todas as regiões. Lá as distâncias são estimadas e os endereços não são encontrados. Nenhum extrato conhecido os contém.',
  companiesOutside:
    '{count, plural, one {# empresa trabalha fora de todas as regiões do mapa: lá as distâncias são estimadas e os endereços não são encontrados.} many {# empresas trabalham fora de todas as regiões do mapa: lá as distâncias são estimadas e os endereços não são encontrados.} other {# empresas trabalham fora de todas as regiões do mapa: lá as distâncias são estimadas e os endereços não são encontrados.}}',
} satisfies Translation<typeof en>
