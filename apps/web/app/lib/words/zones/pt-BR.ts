// Brazilian Portuguese texts of the zones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  zones: 'Zonas',
  zonesNoun: 'zonas',
  countOf: '{count} de {most}',
  drawZone: 'Desenhar zona',
  noZones: 'Ainda não há zonas',
  noZonesMore:
    'Desenhe as partes da cidade em que seus veículos ficam. Um veículo vinculado a uma zona só leva pedidos dela.',
  noVanTied: 'Nenhum veículo vinculado',
  mapOfZones: 'Mapa das zonas',

  // One zone
  newZone: 'Nova zona',
  name: 'Nome',
  nameExample: 'Zona norte',
  colour: 'Cor',
  colourNumber: 'Cor {number}',
  servedOn: 'Dias de atendimento',
  everyDay: 'Todos os dias.',
  servedOnMore: 'Os pedidos dela são planejados só nesses dias, a menos que também estejam em outra zona.',
  cancel: 'Cancelar',
  close: 'Fechar',
  saveZone: 'Salvar zona',
  notSaved: 'Não foi possível salvar a zona',
  zoneChanged: '{name} alterada',
  zoneDrawn: '{name} desenhada',
  plansOutOfDate: 'Os planos em que os veículos dela agora levam outros pedidos precisam ser refeitos.',
  tiedTo: 'Vinculada a {names}, que só levam pedidos das suas zonas.',
  tiedToNone: 'Nenhum veículo vinculado. Vincule um em Frota, em Regras de planejamento.',
  delete: 'Excluir',
  deleteZone: 'Excluir zona',
  deleteQuestion: 'Excluir {name}?',
  isInUse: '{name} está em uso',
  takeOffFirst:
    'Primeiro desvincule-a em Frota: {names}. Sem zona, esses veículos levariam pedidos de qualquer lugar.',
  outlineGone: 'O contorno dela desaparece. Pedidos e veículos ficam como estão.',
  keepIt: 'Manter',
  notDeleted: 'Não foi possível excluir a zona',
  zoneDeleted: '{name} excluída',

  // Outline
  tooManyCorners: 'Ela tem cantos demais para arrastar: altere-os como texto abaixo.',
  clickCorners: 'Clique nos cantos da zona no mapa, um depois do outro.',
  goOn: 'Continue ao redor da zona. Feche o contorno com um clique no primeiro canto.',
  dragCorners:
    'Arraste os cantos para movê-los. Clique em um ponto pequeno para adicionar um canto; pressione Delete em um canto para removê-lo.',
  cornerCount: '{count, plural, one {# canto} other {# cantos}}',
  closeOutline: 'Fechar contorno',
  removeLastCorner: 'Remover o último canto',
  drawAnew: 'Desenhar de novo',
  cornersAsText: 'Cantos como texto',
  corners: 'Cantos',
  cornersMore: 'Latitude, longitude, uma linha para cada canto. Ou cole GeoJSON.',
  lineNoCorner: 'A linha {line} não é um canto: escreva latitude, longitude',
  notGeoJson: 'Isto não é um GeoJSON com um polígono',
  oneOutline: 'Uma zona é um só contorno: desenhe as outras partes como zonas separadas',
  noHoles: 'Uma zona é um só contorno, sem buracos',

  // Watching
  useForPlanning: 'Usar no planejamento: dias de atendimento e veículos vinculados',
  tellDispatch: 'Avisar a central quando um veículo',
  enters: 'entra',
  leaves: 'sai',
  staysLong: 'fica muito tempo',
  longStay: 'Minutos de uma permanência longa',
  watchMore:
    'Em Ao vivo, como aviso e como webhook. Uma visita conta quando as posições concordam por um minuto.',
  watchedOn: 'Dias monitorados',
  from: 'De',
  to: 'Até',
  emptyAllDay: 'Vazio: o dia todo',
} satisfies Translation<typeof en>
