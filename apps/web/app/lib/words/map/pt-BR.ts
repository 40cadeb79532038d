// Brazilian Portuguese texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'Mapa do dia em andamento',
  stop: 'Parada {number}',
  served: 'entregue',
  failed: 'falhou',
  skipped: 'pulada',

  // Controls
  controls: 'Controles do mapa',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  fitAll: 'Ver tudo',
  asTable: 'Mostrar como tabela',
  layers: 'Camadas',
  scale: 'Escala: {distance}',
  sheetHeight: 'Altura: {sheet}',

  // Table
  shownAsTable: 'O que o mapa mostra, em tabela',
  shown: 'O que o mapa mostra',
  inView: '{shown} de {total} à vista',
  backToMap: 'Voltar ao mapa',
  what: 'O quê',
  route: 'Rota',
  name: 'Nome',
  state: 'Estado',

  // Marks
  depot: 'Base {name}',
  unserved: 'Não atendido: {label}',
  yourAddress: 'Seu endereço',
  atRisk: '{vehicle}, em risco',
  addCorner: 'Adicionar um canto depois de {number}',
  corner: 'Canto {number}',
  closeOutline: 'Canto 1: fechar o contorno',

  // No map here
  noStreetMap: 'Sem mapa de ruas aqui',
  outsideMaps:
    '{depot} fica fora de todos os mapas de ruas desta plataforma: as distâncias são estimadas sem ruas e os endereços precisam de um marcador ou coordenadas.',
  mapRequested: 'Mapa pedido em {day}',
  askForMap: 'Pedir um mapa ao proprietário da plataforma',
  requestSent: 'Pedido enviado',
  ownerSees: 'O proprietário da plataforma vê quem pede e onde fica sua base.',
  requestNotSent: 'O pedido não foi enviado',
  noWebGl:
    'Este navegador não consegue desenhar o mapa: o WebGL 2 falta ou está desligado. As listas ao lado funcionam sem ele.',
  mapNotLoaded: 'Não foi possível carregar o mapa. As listas ao lado funcionam sem ele.',
} satisfies Translation<typeof en>
