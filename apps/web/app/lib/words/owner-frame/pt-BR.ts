// Brazilian Portuguese texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'Portal do proprietário',
  heading: 'Administração da plataforma',
  aiRoutes: 'Rotas com IA',
  tenants: 'Empresas',
  newTenant: 'Nova empresa',
  billing: 'Cobrança',
  plans: 'Planos',
  emails: 'E-mails',
  api: 'API',
  integrations: 'Integrações',
  subscriptions: 'Assinaturas',
  outbox: 'Caixa de saída',
  status: 'Status',
  system: 'Sistema',
  regions: 'Regiões',
  auditLog: 'Registro de auditoria',

  // Search
  searchPortal: 'Buscar empresas e chamados',
  foundPage: 'página',
  foundCompany: 'empresa',
  foundTicket: 'chamado',
  foundInvoice: 'fatura',

  // Bar while an owner views a company
  viewingCompany:
    'Você está vendo {company} somente para consulta até {time}. Isso fica no registro dela e no nosso.',
  viewingOne:
    'Você está vendo uma empresa somente para consulta até {time}. Isso fica no registro dela e no nosso.',
  end: 'Encerrar',

  // Results
  nothingChanged: 'Nada foi alterado',
  couldNotLoad: 'não foi possível carregar',

  // Ages and times left
  minutes: '{count} min',
  hours: '{count} h',
  days: '{count, plural, one {# dia} many {# dias} other {# dias}}',
  inMinutes: 'em {count} min',
  inHours: 'em {count} h',
  inDays: '{count, plural, one {em # dia} many {em # dias} other {em # dias}}',
  minutesAgo: 'há {count} min',
  hoursAgo: 'há {count} h',
  daysAgo: '{count, plural, one {há # dia} many {há # dias} other {há # dias}}',
} satisfies Translation<typeof en>
