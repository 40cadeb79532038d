// Brazilian Portuguese texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - Plataforma de gestão de frotas para empresas',

  // First view
  noCardTrial:
    '{days, plural, one {# dia de teste grátis, sem cartão} other {# dias de teste grátis, sem cartão}}',
  heroTitle: 'O dia inteiro planejado antes de o primeiro veículo sair.',
  heroLead:
    'Planejamento de rotas com IA, rastreamento ao vivo e avisos para frotas de entrega, para reduzir o custo de entrega em até {percent} por cento.',
  learnMore: 'Saiba mais<hidden> sobre os recursos</hidden>',
  sampleDay: 'Um dia de exemplo em Ashmouth, desenhado como foi planejado',
  sampleStops: '{count, plural, one {<b>#</b> parada} other {<b>#</b> paradas}}',
  sampleVans: '{count, plural, one {<b>#</b> veículo} other {<b>#</b> veículos}}',
  sampleDistance: '<b>{distance}</b> km',

  // Figures
  inFigures: 'Em números',
  upTo: 'até {percent}',
  lowerCost: 'menos custo de entrega',
  outOf: '{rating} / {best}',
  customerRating: 'avaliação dos clientes',
  uptime: 'de disponibilidade',
  trialDays: '{days, plural, one {#\u00a0dia} other {#\u00a0dias}}',
  freeNoCard: 'grátis, sem cartão de crédito',
  illustrative: 'Números ilustrativos. A página de status mostra o que é medido.',

  // The planner in the page
  tryTitle: 'Experimente o motor aqui',
  tryLead:
    'O mesmo planejador que organiza o seu dia, nesta página: um exemplo de {stops} paradas, primeiro na ordem do arquivo, depois como o motor planeja. As linhas são retas, os quilômetros são pelas ruas. Nada sai do seu navegador.',
  optimize: 'Otimizar',
  loadingPlanner: 'Carregando o planejador',

  // The plan
  oneSelection: 'Mapa, lista e linha do tempo são uma só seleção',
  oneSelectionLead:
    'Aponte para uma parada e as outras duas visões respondem. O que quebra uma regra fica vermelho ali mesmo, com o valor. O que precisa de você espera no topo, com o menor ajuste que resolve.',
  reasons:
    '<b>Motivos, não recusas.</b> <more>Um pedido que não cabe em um plano diz qual regra o impede e o que ajudaria.</more>',
  stopAnyTime: '<b>Pare quando quiser.</b> <more>O motor mostra o que ganhou e guarda o melhor plano.</more>',
  realRoads:
    '<b>Ruas de verdade.</b> <more>Mãos únicas, conversões e pontes estão em cada minuto contado.</more>',

  // The live day
  lateTitle: 'Veja o atraso antes que ele aconteça',
  lateLead: 'Cada veículo, cada promessa e as que estão prestes a falhar, a pior primeiro.',

  // The recipient
  recipientTitle: 'Uma resposta para o destinatário',
  recipientLead:
    'A página de rastreamento diz quando e, se mudar, por quê. Depois onde, quem e o que ainda pode ser alterado. Nas suas cores, sem conta.',
  seeTracking: 'Ver uma página de rastreamento',
  trackingScreen:
    'Uma página de rastreamento no celular: o horário de chegada, o caminho até aqui e o veículo no mapa',

  // Testimonials
  whatDispatchersSay: 'O que dizem na central',
  sampleTestimonials: 'Depoimentos de exemplo',
  drawnPortrait: 'Retrato desenhado',
  teaQuote:
    '“A gente planejava até as nove da noite. Agora o plano está pronto antes de eu servir o chá, e vejo por que cada parada está onde está.”',
  operationsManager: 'Gerente de operações, {company}',
  reasonQuote:
    '“O motivo ao lado de um pedido que não cabe nos poupou mais ligações do que qualquer outra coisa na tela.”',
  founder: 'Fundador, {company}',
  printoutQuote:
    '“Depois de dois dias, meus motoristas pararam de pedir a folha impressa. É o maior elogio que eles fazem.”',
  headOfDispatch: 'Chefe da central, {company}',

  // Drawings of features
  owner: 'Proprietário',
  dispatch: 'Central',
  driver: 'Motorista',
  recipient: 'Destinatário',
  haveArrived: 'Cheguei',
} satisfies Translation<typeof en>
