// Brazilian texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'Equipe',
  members: 'Membros',
  roleOf: 'Função de {name}',
  signsInByCode: 'Entra com um código',
  handOverTo: 'Transferir para {name}',
  deactivated: 'Desativadas',
  deactivatedMeaning:
    'O provedor de identidade da sua empresa desativou estas pessoas, que não podem entrar. Passe a outros as rotas dos motoristas entre elas. Um administrador as ativa lá ou as remove aqui.',
  removePerson: 'Remover {name}',
  removePersonQuestion: 'Remover {name}?',
  removeEffect:
    'O acesso termina na hora, e as chaves de API criadas por essa pessoa deixam de funcionar. Para voltar, ela precisa de um novo convite.',
  remove: 'Remover',
  onlyOffice: 'A equipe é para a central e os administradores',
  notLoaded: 'Não foi possível carregar a equipe',
  loadingTeam: 'Carregando a equipe',
  isNow: '{name}: agora {role}',
  isGone: '{name} não faz mais parte da empresa',
  isAdministrator: '{name} agora administra a empresa',
  nothingChanged: 'Nada mudou',
  saved: 'Salvo',

  // Handing over
  handOverQuestion: 'Transferir a empresa para {name}?',
  handOverEffect:
    'A pessoa passa a administrar e decide sobre pessoas, plano, faturas e chaves. Você vira operador da central na hora, e só ela pode mudar isso. Suas chaves de API poderão o mesmo que um operador.',
  handOver: 'Transferir',

  // Invitations
  invite: 'Convidar alguém',
  inviteDriver: 'Convidar motorista',
  invited: 'Convidados',
  invitations: 'Convites',
  roleExpired: '{role}, expirado',
  roleUntil: '{role}, pode ser aceito até {day}',
  expired: 'Expirado',
  isHeld: 'Aguarda sua confirmação',
  sendAgain: 'Enviar de novo',
  withdraw: 'Retirar',
  sentAgain: 'Enviado de novo para {email}',
  withdrawn: 'Convite de {email} retirado',
  invitationSent: 'Convite enviado para {email}',
  sendInvitation: 'Enviar convite',
  invitationNotSent: 'Não foi possível enviar o convite',
  email: 'E-mail',
  linkLasts: 'O link do e-mail vale uma vez, por {days} dias.',
  role: 'Função',
  adminMeaning: 'tudo, e decide quem faz parte da empresa',
  dispatcherMeaning: 'importa, planeja, despacha e cuida da frota',
  viewerMeaning: 'vê tudo e não altera nada',
  driverMeaning: 'vê a própria rota no app do motorista',

  // Roles
  customRoles: 'Funções próprias',
  newRole: 'Nova função',
  customRolesMeaning:
    'Além de administrador, operador, somente consulta e motorista: uma função só com as permissões que você marcar.',
  noRoles: 'Nenhuma ainda.',
  roles: 'Funções',
  theRoles: 'as funções',
  theRule: 'a regra',
  openInvitations: '{count, plural, one {# convite aberto} other {# convites abertos}}',
  nobody: 'Ninguém tem ainda',
  changeRole: 'Alterar {name}',
  removeRole: 'Remover a função {name}',
  removeRoleQuestion: 'Remover a função {name}?',
  removeRoleRule: 'Uma função em uso permanece: dê antes outra a quem a tem.',
  roleRemoved: '{name} foi removida',
  roleChanged: '{name} foi alterada',
  roleAdded: '{name} já pode ser atribuída',
  saveRole: 'Salvar função',
  roleNotSaved: 'Não foi possível salvar a função',
  name: 'Nome',
  membersGain: 'Os membros têm as novas permissões a partir do próximo clique',
  roleExample: 'Como se chama na equipe: Depósito, Atendimento',
  rightsRule:
    'Uma permissão traz as que ela exige. Membros, funções, chaves de API e arquivo ficam com os administradores.',
  groupOrders: 'Pedidos',
  groupFleet: 'Frota',
  groupPlanning: 'Planejamento e estrada',
  groupConnections: 'Conexões',
  groupPeople: 'Pessoas e empresa',

  // Second step
  secondStep: 'Segunda etapa ao entrar',
  secondStepMeaning:
    'Quem tem uma função marcada precisa, após a senha, de um código do celular. Quem ainda não tem sai agora e o adiciona ao entrar de novo.',
} satisfies Translation<typeof en>
