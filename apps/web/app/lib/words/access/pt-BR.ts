// Brazilian texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company} está encerrada. Seus dados serão excluídos depois de {day}',
  closed: '{company} está encerrada',
  closedMore:
    'Até esse dia ela pode ser reaberta: escreva para nós. As rotas despachadas vão até o fim e os destinatários continuam acompanhando.',
  deletedOn: '{company} foi excluída em {day}',
  deleted: '{company} foi excluída',
  deletedMore:
    'Ela estava encerrada e o prazo para reabri-la passou. As faturas são guardadas como a lei exige.',
  suspended: '{company} suspendeu seu acesso',
  suspendedMore:
    'Motoristas arquivados, por exemplo, não entram mais. Pergunte a um operador da central ou administrador da empresa.',
  removed: 'Você não faz mais parte de {company}',
  removedMore: 'Peça um novo convite a um administrador da empresa.',
  removedOnMore:
    'Um administrador removeu você em {day}. Peça um novo convite a um administrador da empresa.',
  whatYouMayEnter: 'os acessos da sua conta',
  expectDelivery: 'Você mesmo espera uma entrega?',
  deliveriesToYou: 'Entregas para você',
  writeToUs: 'Escreva para nós',
  movedTo: '{company} mudou para {host}',
  signInThere: 'Entre lá com o mesmo endereço e senha.',
  goOnThere: 'Continuar lá',
  nothingChanged: 'Nada foi alterado',
  goOnWithout: 'Continuar sem ela',
  yourCompanies: 'Empresas para as quais você trabalha',
  didNotOpen: 'Não foi possível abrir {company}',
  openCompany: 'Abrir {company}',
  yourAccess: 'O seu acesso',
} satisfies Translation<typeof en>
