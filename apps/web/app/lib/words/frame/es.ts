// Spanish texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Resumen',
  dashboard: 'Panel de gestión de flota',
  orders: 'Pedidos',
  plan: 'Planificación',
  live: 'En directo',
  fleet: 'Flota',
  drivers: 'Conductores',
  routes: 'Rutas',
  analytics: 'Análisis',
  settings: 'Ajustes',
  support: 'Soporte',
  help: 'Ayuda',

  // Around a page
  company: 'Empresa',
  sections: 'Secciones',
  menu: 'Menú',
  search: 'Buscar',
  searchCompany: 'Buscar pedidos, paradas, conductores',
  searching: 'Buscando',
  nothingFound: 'No se ha encontrado nada para «{text}»',
  skipToContent: 'Ir al contenido',
  needYou: '{label}, {count} requieren tu atención',
  loadingCompany: 'Cargando tu empresa',
  companyNotLoaded: 'No se ha podido cargar tu empresa',
  viewer: 'Aquí lo ves todo, pero solo para consulta. Los cambios los hacen tráfico y los administradores.',
  testClock:
    'El reloj de pruebas está activado: los propietarios cambian aquí la hora de las empresas. No apto para producción.',

  // Connection
  connected: 'Conectado',
  slow: 'Lento, {seconds} s',
  noConnection: 'Sin conexión',
  offline:
    'Sin conexión a internet. Ves el último estado conocido; se actualizará cuando vuelvas a estar en línea.',
  partNotLoaded: 'No se pudo cargar una parte de esta página.',
  partOutdated: 'No se pudieron cargar los datos más recientes. Esta página muestra los de {moment}.',

  // Day
  today: 'Hoy',
  todayAnd: 'Hoy, {day}',
  previousDay: 'Día anterior',
  nextDay: 'Día siguiente',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  weekdays: 'lu ma mi ju vi sá do',

  // Panels and lists
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  undo: 'Deshacer',
  removed: '{name} se ha eliminado',
  notRemoved: 'No se ha podido eliminar {name}',
  copy: 'Copiar',
  copied: 'Copiado',
  haveCopied: 'Ya lo he copiado',
  shownOnce: 'Cópialo ahora: solo se muestra una vez. {hint}',
  selectAll: 'Seleccionar todo',
  selectRow: 'Seleccionar {row}',
  firstOf: 'Los primeros {limit} de {count}. Filtra para ver otros.',
  scrolledSideways: '{label}, con desplazamiento lateral',
  separateByCommas: 'Separar con comas',

  // Lists and their files
  show: 'Mostrar',
  archived: 'Archivados',
  numbered: '{label} {count}',
  filterWhat: 'Filtrar {what}',
  filterBy: 'Filtro: {what}',
  add: 'Añadir',
  panelStopped: 'Este panel ha dejado de funcionar. La lista no se ve afectada.',
  import: 'Importar',
  importCount: 'Importar {count}',
  importWhat: 'Importar {what}',
  exportWhat: 'Exportar {what}',
  notExported: 'No se ha podido exportar: {what}',
  fileOf: 'Archivo: {what}',
  chooseFile: 'Elegir un archivo',
  chooseOtherFile: 'Elegir otro archivo',
  cellsToFix:
    '{count, plural, one {# celda por corregir} many {# celdas por corregir} other {# celdas por corregir}}, no se ha importado nada',
  lineNumber: 'línea {number}',
  rowsImported: '{what}: {count} añadidos, {changed} modificados',
  rowsToImport: '{file}: {what}: {count} nuevos, {changed} modificados.',
  fileNotImported: 'No se ha podido importar el archivo',
  clockPattern: 'hh:mm',
  datePattern: 'dd/mm/aaaa',
  calendar: 'Calendario',
  timeOfDay: 'A las',
  fromTo: '{from} a {to}',

  // Places
  address: 'Dirección',
  outsideMap: 'el lugar está fuera de tu mapa',
  interpolated: 'interpolada',
  onStreet: 'calle',
  inTown: 'localidad',
  placeItsPin: 'colocar su marca',
  typeAddress: 'Dirección, coordenadas o enlace de mapa',
  enterAddress: 'Escribe una calle y un número, coordenadas o un enlace de mapa',
  placePinOnMap: 'Colocar una marca en el mapa',
  movePinOnMap: 'Mover la marca en el mapa',
  keepPlace: 'Conservar este lugar',
  placePin: 'Colocar una marca',
  howToPlacePin: 'Busca la localidad, acércate y haz clic donde llegan los vehículos.',
  usePin: 'Usar esta marca',
  addressForDrivers: 'Dirección para los conductores',
  whatDriversCallIt: 'Calle y número, o como la llaman los conductores',
  mapForPin: 'Mapa para colocar la marca',
  pinAt: 'Marca en {place}',
  noPinYet: 'Aún no hay marca. Con el teclado: las flechas mueven el mapa, Intro toma su centro.',
  goToTown: 'Ir a una localidad',
  townOrCountry: 'Localidad o país',
  enterTown: 'Escribe una localidad o un país',
  noSuchTown: 'No existe esa localidad',

  // Reminders of vehicles and drivers
  ranOut: '{document} de {name}: caducó el {day}',
  runsOut: '{document} de {name}: caduca el {day}',
  serviceOver: 'Revisión de {name}: pasada por {distance}',
  serviceIn: 'Revisión de {name} en {distance}',
  wasDue: '{what} de {name}: venció el {day}',
  isDue: '{what} de {name}: vence el {day}',
  serviceNoun: 'Revisión',
  drivesSeveral: '{driver} conduce {vehicles}',

  // Recall of routes
  toldAlready:
    '{count, plural, one {# destinatario ya estaba avisado: {list}. Los mensajes en espera no se envían.} many {# destinatarios ya estaban avisados: {list}. Los mensajes en espera no se envían.} other {# destinatarios ya estaban avisados: {list}. Los mensajes en espera no se envían.}}',
  toldAndMore: 'y {count} más',

  // Unconfirmed email
  confirmEmail: 'Confirma tu correo. Hasta entonces se retienen los correos a tus destinatarios.',
  newLinkTo: 'Va en camino un enlace nuevo a {email}.',
  resendLink: 'Reenviar el enlace',
} satisfies Translation<typeof en>
