// Spanish texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'Empresa',
  depots: 'Bases',
  zones: 'Zonas',
  addresses: 'Direcciones',
  team: 'Equipo',
  planningRules: 'Reglas de planificación',
  drivingSpeeds: 'Velocidades de conducción',
  drivers: 'Conductores',
  recipients: 'Destinatarios',
  emails: 'Correos',
  planAndInvoices: 'Plan y facturas',
  apiKeys: 'Claves de API',
  webhooks: 'Webhooks',
  orderFields: 'Campos de pedidos',
  orderForm: 'Formulario de pedido',
  rateCards: 'Tarifas',
  shops: 'Tiendas',
  auditLog: 'Registro de auditoría',
  privacy: 'Privacidad',
  archive: 'Archivo',
  singleSignOn: 'Inicio de sesión único',
  settings: 'Ajustes',
  notForRole: '{section}: no es para tu rol',
} satisfies Translation<typeof en>
