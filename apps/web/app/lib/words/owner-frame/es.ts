// Spanish texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'Portal del propietario',
  heading: 'Administración de la plataforma',
  aiRoutes: 'Rutas con IA',
  tenants: 'Empresas',
  newTenant: 'Nueva empresa',
  billing: 'Facturación',
  plans: 'Planes',
  emails: 'Correos',
  api: 'API',
  integrations: 'Integraciones',
  subscriptions: 'Suscripciones',
  outbox: 'Bandeja de salida',
  status: 'Estado',
  system: 'Sistema',
  regions: 'Regiones',
  auditLog: 'Registro de auditoría',

  // Search
  searchPortal: 'Buscar empresas y consultas',
  foundPage: 'página',
  foundCompany: 'empresa',
  foundTicket: 'consulta',
  foundInvoice: 'factura',

  // Bar while an owner views a company
  viewingCompany:
    'Estás viendo {company} en modo de solo consulta hasta las {time}. Queda anotado en su registro y en el nuestro.',
  viewingOne:
    'Estás viendo una empresa en modo de solo consulta hasta las {time}. Queda anotado en su registro y en el nuestro.',
  end: 'Terminar',

  // Results
  nothingChanged: 'No se cambió nada',
  couldNotLoad: 'no se pudo cargar',

  // Ages and times left
  minutes: '{count} min',
  hours: '{count} h',
  days: '{count, plural, one {# día} many {# días} other {# días}}',
  inMinutes: 'en {count} min',
  inHours: 'en {count} h',
  inDays: '{count, plural, one {en # día} many {en # días} other {en # días}}',
  minutesAgo: 'hace {count} min',
  hoursAgo: 'hace {count} h',
  daysAgo: '{count, plural, one {hace # día} many {hace # días} other {hace # días}}',
} satisfies Translation<typeof en>
