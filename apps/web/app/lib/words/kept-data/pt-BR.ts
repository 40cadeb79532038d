// Brazilian Portuguese names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'pedidos',
  addressBook: 'catálogo de endereços',
  doorEvents: 'eventos na porta',
  followed: 'entregas seguidas',
  wishes: 'desejos permanentes',
  mails: 'e-mails e SMS',
  auditLines: 'linhas do registro',
  profile: 'perfil',
  devices: 'dispositivos com avisos',
  requests: 'solicitações',
  account: 'conta',
  waysToSignIn: 'formas de entrar',
  sessions: 'sessões',
  secondSteps: 'segundas etapas',
  passkeys: 'chaves de acesso',
  people: 'membros e convites',
  drivers: 'motoristas',
  vehicles: 'dados de veículos',
  messages: 'mensagens',
  invoices: 'faturas',
  settings: 'configurações da empresa',
  feedback: 'avaliações',
  otherData: 'outros dados',
  keptAuditLines:
    'É preciso prestar contas de quem faz o quê: fica que algo foi feito e quando. Nome, endereço e o que se dizia da pessoa saem. Enquanto o proprietário da plataforma guardar o registro.',
  keptInvoices:
    'Lei fiscal: uma fatura fica como foi emitida, com nome e endereço da empresa. Pelos anos que a lei do vendedor fixa, muitas vezes dez.',
  keptCreditNotes:
    'Lei fiscal: uma nota de crédito fica como foi emitida, como a sua fatura. Pelos anos que a lei do vendedor fixa, muitas vezes dez.',
  keptStops:
    'O número respondeu STOP. Fica guardado para que ninguém lhe escreva de novo, até responder START.',
  keptBilling: 'Como a empresa se chama nas faturas. Um administrador muda em Configurações, Plano.',
} satisfies Translation<typeof en>
