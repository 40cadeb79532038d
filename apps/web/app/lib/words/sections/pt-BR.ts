// Brazilian texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: 'Empresa',
  depots: 'Bases',
  zones: 'Zonas',
  addresses: 'Endereços',
  team: 'Equipe',
  planningRules: 'Regras de planejamento',
  drivingSpeeds: 'Velocidades de condução',
  drivers: 'Motoristas',
  recipients: 'Destinatários',
  emails: 'E-mails',
  planAndInvoices: 'Plano e faturas',
  apiKeys: 'Chaves de API',
  webhooks: 'Webhooks',
  orderFields: 'Campos de pedidos',
  orderForm: 'Formulário de pedido',
  rateCards: 'Tabelas de preços',
  shops: 'Lojas',
  auditLog: 'Registro de auditoria',
  privacy: 'Privacidade',
  archive: 'Arquivo',
  singleSignOn: 'Login único',
  settings: 'Configurações',
  notForRole: '{section}: não é para a sua função',
} satisfies Translation<typeof en>
