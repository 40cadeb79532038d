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
} satisfies Translation<typeof en>
