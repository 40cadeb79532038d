// Brazilian Portuguese texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'O preço acompanha os seus veículos',
  nothingOnSale: 'Nenhum plano está à venda no momento. Peça um preço para a gente.',
  driversFree:
    '{days, plural, one {Motoristas não contam. Todo plano começa com um teste de # dia, sem cartão.} other {Motoristas não contam. Todo plano começa com um teste de # dias, sem cartão.}}',
  ordersFree:
    '{days, plural, one {Pedidos e motoristas não contam. Todo plano começa com um teste de # dia, sem cartão.} other {Pedidos e motoristas não contam. Todo plano começa com um teste de # dias, sem cartão.}}',

  // Each plan
  mostPopular: 'o mais escolhido',
  priceCustom: 'Sob medida',
  perMonth: '/mês',
  perYear: '/ano',
  yearPrice: 'ou {price} por um ano',
  yearPriceSaving: 'ou {price} por um ano, {percent} a menos que mês a mês',
  vehicleLimit: '{count, plural, =0 {veículos ilimitados} one {até # veículo} other {até # veículos}}',
  andOn: 'e por aí vai',
  choosePlan: 'Escolher {plan}',

  // Features of plans
  vehicles: '{count, plural, =0 {Veículos ilimitados} one {Até # veículo} other {Até # veículos}}',
  people:
    '{count, plural, =0 {Pessoas ilimitadas no portal} one {# pessoa no portal} other {# pessoas no portal}}',
  everythingIn: 'Tudo do {plan}',
  planningOnRoads: 'Planejamento e replanejamento em ruas de verdade',
  liveInYourBrand: 'Mapa ao vivo e páginas de rastreamento com a sua marca',
  importAndExport: 'Importação de CSV e XLSX, exportação completa',
  analytics: 'Análises',
  keysForYourSystems: 'Chaves de API para os seus sistemas',
  ownRegions: 'Regiões próprias',
  serviceLevels: 'Níveis de serviço combinados',

  // The ruler
  vehicleCount: '{count, plural, one {# veículo} other {# veículos}}',
  vehicleCountOrMore: '{count, plural, one {#+ veículos} other {#+ veículos}}',
  vehiclesAndAnswer: '{count, plural, one {# veículo: {answer}} other {# veículos: {answer}}}',
  monthAnswer: '{plan}, {price} por mês, ou seja, {share} por veículo',
  yearAnswer: '{plan}, {price} por ano, ou seja, {share} por veículo',
  askedAnswer: '{plan}, preço a combinar',
  beyondAnswer: 'além dos planos à venda: fale com a gente',

  // The comparison
  whatPlansInclude: 'O que cada plano inclui',
  aboveLimit:
    'Acima do seu número de veículos nada quebra: o dia planejado vai até o fim, e o próximo veículo espera até você mudar de plano ou arquivar um. Preços em dólares americanos, sem impostos.',
  what: 'O quê',
  included: 'incluído',
  notIncluded: 'não incluído',
  unlimited: 'ilimitado',
  upTo: 'até {count}',
  planning: 'Planejamento',
  rowVehicles: 'Veículos',
  rowOrders: 'Pedidos por dia',
  rowDrivers: 'Motoristas',
  rowPeople: 'Pessoas no portal',
  rowRules: 'Janelas, cargas, turnos, habilidades',
  rowRoads: 'Ruas, mapas e endereços de verdade',
  theDay: 'O dia em si',
  rowLive: 'Mapa ao vivo e paradas em risco',
  rowTrackers: 'Rastreadores com OsmAnd e OwnTracks',
  rowTracking: 'Página de rastreamento para destinatários',
  rowBranding: 'Seu logotipo e sua cor',
  rowMails: 'E-mails com suas próprias palavras',
  company: 'Empresa',
  rowApi: 'Chaves de API e webhooks',
  rowShops: 'Conexões com lojas',
  rowTexts: 'SMS por mês',
  rowStorage: 'Megabytes de arquivos',
  rowCalls: 'Chamadas de API por minuto',
  rowSupport: 'Resposta do suporte em até',
  hours: '{count, plural, one {# hora} other {# horas}}',
} satisfies Translation<typeof en>
