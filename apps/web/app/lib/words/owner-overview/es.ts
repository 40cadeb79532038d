// Spanish texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'Clientes en total',
  customersDetail: '{active} activos, {added} nuevos este mes',
  monthlyRevenue: 'Ingresos mensuales',
  recurring: 'recurrentes, sin impuestos',
  activeTrials: 'Pruebas en curso',
  endingSoon:
    '{count, plural, =0 {ninguna termina en un día} one {# termina en un día} many {# terminan en un día} other {# terminan en un día}}',
  supportTickets: 'Consultas de soporte',
  oldestWaiting: 'la más antigua espera {age}',
  noneWaiting: 'ninguna en espera',

  // Sections
  all: 'Ver todo ({count})',
  trialsByTime: 'Pruebas por tiempo restante',
  noTrials: 'No hay pruebas en curso.',
  trialEnds: 'termina {when}',
  openTickets: 'Consultas abiertas',
  noTickets: 'Ninguna consulta espera respuesta.',
  ticketWaits: 'espera {age}',
  apiCalls: 'Llamadas a la API este mes',
  callsOfAll: 'Llamadas hechas con las claves de todas las empresas.',
  keysAndServices: 'Claves y servicios',
  quickActions: 'Acciones rápidas',
  editPlans: 'Editar planes',
  revenueByMonth: 'Ingresos recurrentes por mes',
  revenue: 'ingresos',
  theOverview: 'resumen',

  // Services
  servicesOver:
    '{count, plural, one {Servicios en # día} many {Servicios en # días} other {Servicios en # días}}',
  services: 'Servicios',
  theServices: 'servicios',
  incidents: 'Incidencias',
  noProbes: 'aún sin mediciones',
  upToday: 'disponible hoy',
  shareToday: '{percent} hoy',
  serviceUptime: '{service}: {uptime}',
} satisfies Translation<typeof en>
