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
  partNotLoaded: 'Não foi possível carregar uma parte desta página.',
  partOutdated: 'Não foi possível carregar os dados mais recentes. Esta página mostra os de {moment}.',

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

  // Lists and their files
  show: 'Mostrar',
  archived: 'Arquivados',
  numbered: '{label} {count}',
  filterWhat: 'Filtrar {what}',
  filterBy: 'Filtro: {what}',
  add: 'Adicionar',
  panelStopped: 'Este painel parou de funcionar. A lista não é afetada.',
  import: 'Importar',
  importCount: 'Importar {count}',
  importWhat: 'Importar {what}',
  exportWhat: 'Exportar {what}',
  notExported: 'Não foi possível exportar: {what}',
  fileOf: 'Arquivo: {what}',
  chooseFile: 'Escolher um arquivo',
  chooseOtherFile: 'Escolher outro arquivo',
  cellsToFix:
    '{count, plural, one {# célula para corrigir} many {# células para corrigir} other {# células para corrigir}}, nada foi importado',
  lineNumber: 'linha {number}',
  rowsImported: '{what}: {count} adicionados, {changed} alterados',
  rowsToImport: '{file}: {what}: {count} novos, {changed} alterados.',
  fileNotImported: 'Não foi possível importar o arquivo',
  clockPattern: 'hh:mm',
  datePattern: 'dd/mm/aaaa',
  calendar: 'Calendário',
  timeOfDay: 'Às',
  fromTo: '{from} a {to}',

  // Places
  address: 'Endereço',
  outsideMap: 'o lugar está fora do seu mapa',
  interpolated: 'interpolado',
  onStreet: 'rua',
  inTown: 'cidade',
  placeItsPin: 'marcar no mapa',
  typeAddress: 'Endereço, coordenadas ou link de mapa',
  enterAddress: 'Digite rua e número, coordenadas ou um link de mapa',
  placePinOnMap: 'Colocar um marcador no mapa',
  movePinOnMap: 'Mover o marcador no mapa',
  keepPlace: 'Manter este lugar',
  placePin: 'Colocar um marcador',
  howToPlacePin: 'Encontre a cidade, aproxime e clique aonde os veículos vão.',
  usePin: 'Usar este marcador',
  addressForDrivers: 'Endereço para os motoristas',
  whatDriversCallIt: 'Rua e número, ou como os motoristas chamam',
  mapForPin: 'Mapa para colocar o marcador',
  pinAt: 'Marcador em {place}',
  noPinYet: 'Ainda sem marcador. No teclado: as setas movem o mapa, Enter usa o centro.',
  goToTown: 'Ir para uma cidade',
  townOrCountry: 'Cidade ou país',
  enterTown: 'Digite uma cidade ou um país',
  noSuchTown: 'Cidade não encontrada',

  // Reminders of vehicles and drivers
  ranOut: '{document} de {name}: venceu em {day}',
  runsOut: '{document} de {name}: vence em {day}',
  serviceOver: 'Revisão de {name}: passou {distance}',
  serviceIn: 'Revisão de {name} em {distance}',
  wasDue: '{what} de {name}: venceu em {day}',
  isDue: '{what} de {name}: vence em {day}',
  serviceNoun: 'Revisão',
  drivesSeveral: '{driver} dirige {vehicles}',

  // Recall of routes
  toldAlready:
    '{count, plural, one {# destinatário já tinha sido avisado: {list}. As mensagens em espera não são enviadas.} many {# destinatários já tinham sido avisados: {list}. As mensagens em espera não são enviadas.} other {# destinatários já tinham sido avisados: {list}. As mensagens em espera não são enviadas.}}',
  toldAndMore: 'e mais {count}',

  // Unconfirmed email
  confirmEmail: 'Confirme seu e-mail. Até lá, os e-mails aos destinatários ficam retidos.',
  newLinkTo: 'Um novo link está a caminho de {email}.',
  resendLink: 'Reenviar o link',
} satisfies Translation<typeof en>
