// Brazilian texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'Importar pedidos',
  file: 'Arquivo',
  columns: 'Colunas',
  check: 'Conferir',
  import: 'Importar',
  rowsNotChecked: 'Não foi possível conferir as linhas',

  // File
  fileRefused: 'Este arquivo não pode ser importado',
  dropFile:
    'Solte aqui uma tabela (CSV, Excel, OpenDocument), um PDF ou um e-mail, ou cole linhas ou um texto',
  pasteText: 'Ou cole o texto de um e-mail ou mensagem',
  pasteExample: 'Pedido: 4711\nDestinatário: Edith Ward\nQueen Street 6, Ashmouth',
  readText: 'Ler o texto',
  chooseFile: 'Escolher um arquivo',
  orderFile: 'Arquivo de pedidos',
  fileLimits: 'Até {size} MB e {rows} linhas. Primeiro é conferido; só é importado quando você confirma.',
  whatFileHolds:
    'Uma linha por pedido, ou uma por item. Basta um endereço ou coordenadas: números de pedido que faltam são gerados. Nomes e ordem das colunas não importam.',
  downloadTemplate: 'Baixar um modelo',
  pastedRows: 'Linhas coladas',
  seeLine: '{message} Veja a linha {line}.',

  // Columns
  keepAsCustom: 'Manter como campo próprio',
  leaveOut: 'Deixar de fora',
  columnsUsed:
    '{used} de {count} colunas são campos de um pedido. As outras ficam como campos próprios, a menos que você as deixe de fora.',
  asLastFile: 'Atribuído como no seu último arquivo com estas colunas.',
  sheet: 'Aba',
  chooseAddressColumn: 'Escolha a coluna com o endereço, ou as duas com latitude e longitude.',
  moreColumns: 'Mais {count} colunas ficam como campos próprios.',
  emptyColumn: 'Vazia',
  meaningOf: 'Significado de {header}',
  checkRows: 'Conferir linhas',

  // How the file was read
  howRead: 'Como o arquivo foi lido',
  readAs: 'Ler como {day}',
  useDay: 'Usar {day}',
  titleDay: 'Linhas sem dia são para {day}. Acima do cabeçalho está {title}.',
  titleDayOther: 'Linhas sem dia são para {day}. Acima do cabeçalho está outro.',
  rowsToLookAt: 'Linhas para olhar',
  rowsLikeThis:
    '{count, plural, one {# linha assim} many {# linhas assim} other {# linhas assim}}: linhas {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'Destinatário',
  address: 'Endereço',
  window: 'Janela',
  anyTime: 'qualquer',
  row: 'Linha',
  rowNumber: 'Linha {line}',
  state: 'Estado',
  ready: 'prontas',
  fieldInRow: '{field} na linha {line}',
  emptyCell: 'vazia',
  needAttention: '{count, plural, one {para corrigir} many {para corrigir} other {para corrigir}}',
  rowsInTotal: '{count, plural, one {linha no total} many {linhas no total} other {linhas no total}}',
  checkingAddresses: 'Verificando endereços',
  rows: 'Linhas',
  rowsNearProblems: 'Linhas perto de problemas',
  allRows: 'Todas as linhas',
  backToColumns: '{problems}. Volte a Colunas.',
  showMore: 'Mostrar mais {count}',
  swapped: 'Latitude e longitude parecem trocadas em {count} linhas.',
  swapColumns: 'Trocar as colunas',
  skip: 'Pular',
  choose: 'Escolher',
  noneOfThese: 'Nenhum destes, pular a linha',
  mapOfOrders: '{count, plural, one {Mapa de um pedido} many {Mapa de # pedidos} other {Mapa de # pedidos}}',

  // Days
  today: 'hoje',
  tomorrow: 'amanhã',
  yesterday: 'ontem',
  daysAgo: 'há {days} dias',
  inDays: 'em {days} dias',
  noDayYet: 'Nenhum pedido tem dia ainda',
  ordersForDay: '{count, plural, one {# pedido} many {# pedidos} other {# pedidos}} para {day}, {distance}',
  ordersOnDays:
    '{count, plural, one {# pedido} many {# pedidos} other {# pedidos}} em {days} dias, de {first}, {distance}, a {last}',
  dayIsOver: 'Isso já passou. Qual dia você quer? O histórico é guardado, sem planejar nem avisar ninguém.',
  whichDay: 'Qual dia é',
  asInFile: 'Como no arquivo',
  todayChoice: 'Hoje',
  nextWorkday: 'Próximo dia útil',
  history: 'Histórico',

  // Import and its result
  skipAndImport: 'Pular {skipped}, importar {ready}',
  importing: 'Importando',
  importCount: 'Importar {count}',
  nothingUntilFixed: 'Nada é importado até que cada linha esteja corrigida ou pulada.',
  downloadWithReasons:
    '{count, plural, one {Baixar a # linha com o motivo} many {Baixar as # linhas com os motivos} other {Baixar as # linhas com os motivos}}',
  rowsSkipped: '{count, plural, one {# linha pulada} many {# linhas puladas} other {# linhas puladas}}.',
  restore: 'Restaurar',
  allReady: 'Todas as linhas estão prontas.',
  showOrders: 'Mostrar pedidos',
  showDay: 'Mostrar {day}',
  planDay: 'Planejar {day}',
  ordersImported:
    '{count, plural, one {# pedido importado} many {# pedidos importados} other {# pedidos importados}}',
  newAndChanged: '{created} novos, {changed} alterados.',
  newChangedSkipped: '{created} novos, {changed} alterados, {skipped} pulados.',
  fromAddressBook:
    '{count, plural, one {# pedido tirou} many {# pedidos tiraram} other {# pedidos tiraram}} tempo, instruções ou janela da agenda de endereços.',
  theyAreFor: 'São para {days}.',
  downloadSkipped: 'Baixar as linhas puladas',
  importUndone:
    '{count, plural, one {Importação desfeita, # pedido removido} many {Importação desfeita, # pedidos removidos} other {Importação desfeita, # pedidos removidos}}',
  importNotUndone: 'Não foi possível desfazer a importação',
  undoImport: 'Desfazer esta importação',
} satisfies Translation<typeof en>
