// Portuguese texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Visão geral',
  dashboard: 'Painel de gestão da frota',
  orders: 'Pedidos',
  plan: 'Planejamento',
  live: 'Ao vivo',
  fleet: 'Frota',
  drivers: 'Motoristas',
  routes: 'Rotas',
  analytics: 'Análises',
  settings: 'Configurações',
  support: 'Suporte',
  help: 'Ajuda',

  // Around a page
  company: 'Empresa',
  sections: 'Seções',
  menu: 'Menu',
  search: 'Buscar',
  searchCompany: 'Buscar pedidos, paradas, motoristas',
  searching: 'Buscando',
  nothingFound: 'Nada encontrado para “{text}”',
  skipToContent: 'Ir para o conteúdo',
  needYou: '{label}, {count} precisam de você',
  loadingCompany: 'Carregando sua empresa',
  companyNotLoaded: 'Não foi possível carregar sua empresa',
  viewer: 'Você vê tudo aqui, somente para consulta. A central e os administradores fazem as alterações.',
  testClock:
    'O relógio de teste está ligado: os proprietários mudam aqui o horário das empresas. Não é para produção.',

  // Connection
  connected: 'Conectado',
  slow: 'Lento, {seconds} s',
  noConnection: 'Sem conexão',
  offline:
    'Sem conexão com a internet. Você vê o último estado conhecido; ele é atualizado quando você voltar a ficar online.',

  // Day
  today: 'Hoje',
  todayAnd: 'Hoje, {day}',
  previousDay: 'Dia anterior',
  nextDay: 'Próximo dia',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  weekdays: 'se te qu qi sx sá do',

  // Panels and lists
  close: 'Fechar',
  cancel: 'Cancelar',
  save: 'Salvar',
  undo: 'Desfazer',
  removed: 'Removido: {name}',
  notRemoved: 'Não foi possível remover {name}',
  copy: 'Copiar',
  copied: 'Copiado',
  haveCopied: 'Já copiei',
  shownOnce: 'Copie agora: é mostrado só uma vez. {hint}',
  selectAll: 'Selecionar tudo',
  selectRow: 'Selecionar {row}',
  firstOf: 'Os primeiros {limit} de {count}. Filtre para ver outros.',
  scrolledSideways: '{label}, rolagem lateral',
  separateByCommas: 'Separe com vírgulas',
} satisfies Translation<typeof en>
