// Descriptions of rights of roles, in Brazilian Portuguese.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': 'Ver pedidos, destinatários, comprovantes e mensagens',
  'orders:write': 'Adicionar, importar, alterar e cancelar pedidos, e escrever a destinatários e motoristas',
  'fleet:read': 'Ver veículos, motoristas, bases e zonas, com ordens de serviço e combustível',
  'fleet:write': 'Adicionar e alterar veículos, motoristas, bases, zonas, ordens de serviço e combustível',
  'plans:read': 'Ver planos e rotas',
  'plans:write': 'Planejar dias e alterar planos à mão',
  'plans:dispatch': 'Despachar rotas aos motoristas e alterá-las em andamento',
  'live:read': 'Ver o mapa ao vivo, os replays e as análises',
  'addresses:read': 'Pesquisar na agenda de endereços',
  'addresses:write': 'Alterar a agenda de endereços',
  'optimize:run': 'Resolver problemas pela API',
  'webhooks:read': 'Ver webhooks e lojas, com o que enviaram',
  'webhooks:write': 'Adicionar e alterar webhooks e lojas',
  'persons:read': 'Encontrar tudo o que está salvo sobre uma pessoa',
  'persons:erase': 'Apagar uma pessoa',
  'pay:read': 'Ver quanto os motoristas ganham',
  'pay:write': 'Alterar regras de pagamento, corrigir pagamentos e aprovar extratos',
  'people:invite': 'Ver a equipe e convidar motoristas',
  'settings:write': 'Alterar a empresa, suas regras e seus e-mails',
  'billing:manage': 'Ver faturas e alterar a assinatura',
  'audit:read': 'Ler e exportar o registro de auditoria',
} satisfies RightWords
