// Brazilian texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Administrador',
  dispatcher: 'Operador da central',
  viewer: 'Somente consulta',
  driver: 'Motorista',

  // What a right allows
  seeOrders: 'Ver pedidos, destinatários, comprovantes e mensagens',
  changeOrders: 'Adicionar, importar, alterar e cancelar pedidos, e escrever a destinatários e motoristas',
  seeFleet: 'Ver veículos, motoristas, bases e zonas, com ordens de serviço e combustível',
  changeFleet: 'Adicionar e alterar veículos, motoristas, bases, zonas, ordens de serviço e combustível',
  seePlans: 'Ver planos e rotas',
  changePlans: 'Planejar dias e alterar planos à mão',
  dispatchRoutes: 'Despachar rotas aos motoristas e alterá-las em andamento',
  seeLive: 'Ver o mapa ao vivo, os replays e as análises',
  searchAddresses: 'Pesquisar na agenda de endereços',
  changeAddresses: 'Alterar a agenda de endereços',
  solveByApi: 'Resolver problemas pela API',
  seeWebhooks: 'Ver webhooks e lojas, com o que enviaram',
  changeWebhooks: 'Adicionar e alterar webhooks e lojas',
  seePersons: 'Encontrar tudo o que está salvo sobre uma pessoa',
  erasePersons: 'Apagar uma pessoa',
  seePay: 'Ver quanto os motoristas ganham',
  changePay: 'Alterar regras de pagamento, corrigir pagamentos e aprovar extratos',
  invitePeople: 'Ver a equipe e convidar motoristas',
  changeSettings: 'Alterar a empresa, suas regras e seus e-mails',
  manageBilling: 'Ver faturas e alterar a assinatura',
  readAudit: 'Ler e exportar o registro de auditoria',

  // Refusals
  onlyAdministrators: 'Só os administradores da empresa podem fazer isso.',
  rightMissing: 'Falta uma permissão à sua função: {right}. Peça a um administrador.',
  viewersChangeNothing: 'Você só pode consultar: peça à central ou a um administrador.',
} satisfies Translation<typeof en>
