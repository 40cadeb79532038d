// Spanish texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'Importar pedidos',
  file: 'Archivo',
  columns: 'Columnas',
  check: 'Revisar',
  import: 'Importar',
  rowsNotChecked: 'No se han podido revisar las filas',

  // File
  fileRefused: 'Este archivo no se puede importar',
  dropFile: 'Suelta aquí una tabla (CSV, Excel, OpenDocument), un PDF o un correo, o pega filas o un texto',
  pasteText: 'O pega el texto de un correo o mensaje',
  pasteExample: 'Pedido: 4711\nDestinatario: Edith Ward\nQueen Street 6, Ashmouth',
  readText: 'Leer el texto',
  chooseFile: 'Elegir un archivo',
  orderFile: 'Archivo de pedidos',
  fileLimits: 'Hasta {size} MB y {rows} filas. Primero se revisa y solo se importa cuando confirmas.',
  whatFileHolds:
    'Una fila por pedido o una por artículo. Solo hace falta una dirección o coordenadas: los números de pedido que falten se generan. Los nombres y el orden de las columnas dan igual.',
  downloadTemplate: 'Descargar una plantilla',
  pastedRows: 'Filas pegadas',
  seeLine: '{message} Mira la línea {line}.',

  // Columns
  keepAsCustom: 'Conservar como campo propio',
  leaveOut: 'Dejar fuera',
  columnsUsed:
    '{used} de {count} columnas son campos de un pedido. Las demás se conservan como campos propios salvo que las dejes fuera.',
  asLastFile: 'Asignado igual que tu último archivo con estas columnas.',
  sheet: 'Hoja',
  chooseAddressColumn: 'Elige la columna con la dirección, o las dos con latitud y longitud.',
  moreColumns: '{count} columnas más se conservan como campos propios.',
  emptyColumn: 'Vacía',
  meaningOf: 'Significado de {header}',
  checkRows: 'Revisar filas',

  // How the file was read
  howRead: 'Cómo se ha leído el archivo',
  readAs: 'Leer como {day}',
  useDay: 'Usar {day}',
  titleDay: 'Las filas sin día son para el {day}. Sobre el encabezado pone {title}.',
  titleDayOther: 'Las filas sin día son para el {day}. Sobre el encabezado pone otro.',
  rowsToLookAt: 'Filas por mirar',
  rowsLikeThis: '{count, plural, one {# fila así} many {# filas así} other {# filas así}}: líneas {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'Destinatario',
  address: 'Dirección',
  window: 'Franja',
  anyTime: 'cualquiera',
  row: 'Fila',
  rowNumber: 'Fila {line}',
  state: 'Estado',
  ready: 'listas',
  fieldInRow: '{field} en la fila {line}',
  emptyCell: 'vacía',
  needAttention: '{count, plural, one {por corregir} many {por corregir} other {por corregir}}',
  rowsInTotal: '{count, plural, one {fila en total} many {filas en total} other {filas en total}}',
  checkingAddresses: 'Comprobando direcciones',
  rows: 'Filas',
  rowsNearProblems: 'Filas cerca de problemas',
  allRows: 'Todas las filas',
  backToColumns: '{problems}. Vuelve a Columnas.',
  showMore: 'Mostrar {count} más',
  swapped: 'Latitud y longitud parecen cambiadas en {count} filas.',
  swapColumns: 'Intercambiar las columnas',
  skip: 'Omitir',
  choose: 'Elegir',
  noneOfThese: 'Ninguna de estas, omitir la fila',
  mapOfOrders: '{count, plural, one {Mapa de un pedido} many {Mapa de # pedidos} other {Mapa de # pedidos}}',

  // Days
  today: 'hoy',
  tomorrow: 'mañana',
  yesterday: 'ayer',
  daysAgo: 'hace {days} días',
  inDays: 'dentro de {days} días',
  noDayYet: 'Ningún pedido tiene día todavía',
  ordersForDay:
    '{count, plural, one {# pedido} many {# pedidos} other {# pedidos}} para el {day}, {distance}',
  ordersOnDays:
    '{count, plural, one {# pedido} many {# pedidos} other {# pedidos}} en {days} días, desde el {first}, {distance}, hasta el {last}',
  dayIsOver:
    'Eso ya pasó. ¿A qué día te refieres? El historial se guarda, sin planificarlo ni avisar a nadie.',
  whichDay: 'A qué día se refiere',
  asInFile: 'Como en el archivo',
  todayChoice: 'Hoy',
  nextWorkday: 'Próximo día laborable',
  history: 'Historial',

  // Import and its result
  skipAndImport: 'Omitir {skipped}, importar {ready}',
  importing: 'Importando',
  importCount: 'Importar {count}',
  nothingUntilFixed: 'No se importa nada hasta que cada fila esté corregida u omitida.',
  downloadWithReasons:
    '{count, plural, one {Descargar la # fila con su motivo} many {Descargar las # filas con sus motivos} other {Descargar las # filas con sus motivos}}',
  rowsSkipped: '{count, plural, one {# fila omitida} many {# filas omitidas} other {# filas omitidas}}.',
  restore: 'Recuperar',
  allReady: 'Todas las filas están listas.',
  showOrders: 'Mostrar pedidos',
  showDay: 'Mostrar {day}',
  planDay: 'Planificar {day}',
  ordersImported:
    '{count, plural, one {# pedido importado} many {# pedidos importados} other {# pedidos importados}}',
  newAndChanged: '{created} nuevos, {changed} modificados.',
  newChangedSkipped: '{created} nuevos, {changed} modificados, {skipped} omitidos.',
  fromAddressBook:
    '{count, plural, one {# pedido tomó} many {# pedidos tomaron} other {# pedidos tomaron}} tiempo, instrucciones o franja de la libreta de direcciones.',
  theyAreFor: 'Son para {days}.',
  downloadSkipped: 'Descargar las filas omitidas',
  importUndone:
    '{count, plural, one {Importación deshecha, # pedido quitado} many {Importación deshecha, # pedidos quitados} other {Importación deshecha, # pedidos quitados}}',
  importNotUndone: 'No se ha podido deshacer la importación',
  undoImport: 'Deshacer esta importación',
} satisfies Translation<typeof en>
