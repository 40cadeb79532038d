// Brazilian Portuguese texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: 'Seis partes que dividem o mesmo dia: o que foi pedido, o que está planejado, o que acontece e quem é avisado.',
  seeHowItWorks: 'Veja como funciona<hidden>: {feature}</hidden>',
  close: 'Fechar',

  // Screenshots
  analyticsScreen: 'Análises: pontualidade e custo por dia, e planejado versus rodado por veículo',
  rolesScreen: 'A tabela de funções: os direitos de cada função e as funções da empresa',
  companiesScreen: 'A lista de empresas do proprietário: situação, plano, veículos e pedidos de cada uma',
  driverScreen: 'O celular do motorista: a próxima parada da rota',

  // Route planning
  planningLong:
    'Um motor que continua melhorando o plano até o tempo acabar. Você pode parar quando quiser e ficar com o melhor plano até ali.',
  shift: 'Turno',
  shiftFact: 'no máximo 8 horas por motorista',
  load: 'Carga',
  loadFact: '150 volumes por veículo, a menos que você mude',
  windows: 'Janelas',
  windowsFact: 'o atendimento começa dentro delas, ou os minutos aparecem',
  priority: 'Prioridade',
  priorityFact: 'entregas com prioridade vão primeiro',
  distance: 'Distância',
  distanceFact: 'um quarto menor que na ordem do arquivo, e às vezes mais',
  whatIsLeft: 'O que sobra',
  whatIsLeftFact: 'em uma lista, com o motivo e o menor ajuste que resolve',
  nextPlanning: 'A seguir: planejamento de rotas com IA',

  // Live tracking
  trackingLong:
    'As posições vêm de um celular ou de qualquer rastreador que você já tenha. Cada uma atualiza a previsão de todas as paradas que faltam.',
  atRisk: 'Em risco',
  atRiskFact: 'o pior primeiro, com os minutos e a causa',
  forecast: 'Previsão',
  forecastFact: 'pelas ruas, pelos tempos de parada e pelo dia até aqui',
  recipient: 'Destinatário',
  recipientFact: 'uma página e, primeiro, uma resposta: quando',
  notice: 'Aviso',
  noticeFact: 'enviado quando o veículo está a 30 minutos',
  trackers: 'Rastreadores',
  trackersFact: 'protocolos OsmAnd e OwnTracks, sem equipamento novo',
  nextTracking: 'A seguir: rastreamento ao vivo e avisos',

  // Analytics
  analyticsLong: 'Os números de cada dia rodado, comparados com o mesmo número de dias anteriores.',
  onTime: 'Pontualidade',
  onTimeFact: 'por dia, motorista, veículo, base e cliente',
  drivenFact: 'planejado versus rodado, veículo por veículo',
  export: 'Exportação',
  exportFact: 'os números em tabela e em CSV',
  nextAnalytics: 'A seguir: painel de análises',

  // Security
  securityLong:
    'O acesso é decidido no banco de dados, linha por linha, em cada tabela e por qualquer caminho. As telas apenas refletem isso.',
  roles: 'Funções',
  rolesFact: 'proprietário, administrador, operador da central, somente consulta, motorista, destinatário',
  signIn: 'Login',
  signInFact: 'uma segunda etapa com códigos do celular',
  publicPages: 'Páginas públicas',
  publicPagesFact: 'sem telefone, sem nome completo, sem outras paradas',
  nextSecurity: 'A seguir: segurança corporativa',

  // Several companies
  tenantsLong: 'Para grupos e revendedores: cada empresa trabalha como se estivesse sozinha.',
  brand: 'Marca',
  brandFact: 'a própria cor na página de rastreamento',
  plans: 'Planos',
  plansFact: 'limites por empresa, garantidos pelo servidor',
  data: 'Dados',
  dataFact: 'separados linha por linha no banco de dados',
  nextTenants: 'A seguir: gestão de várias empresas',

  // Driver app
  driverLong: 'Abre no navegador do celular que o motorista já tem, com e sem sinal.',
  nextStop: 'Próxima',
  nextStopFact: 'endereço, janela, o que entregar, observação',
  route: 'Rota',
  routeFact: 'todas as paradas do dia, na ordem',
  proof: 'Comprovante',
  proofFact: 'foto, assinatura, nome, PIN ou leitura de código, conforme o pedido',
  noSignal: 'Sem sinal',
  noSignalFact: 'o que foi feito fica no celular e chega depois, uma única vez',
  nextDriver: 'A seguir: app do motorista',
} satisfies Translation<typeof en>
