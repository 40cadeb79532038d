// Brazilian texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'Abertos',
  pending: 'Aguardando',
  closed: 'Encerrados',
  searchTickets: 'Buscar chamados',
  waits: 'espera há {age}',
  waiting: 'Aguardando resposta',
  withOwner: '{name}, com {owner}',
  nobodyWaits: 'Ninguém está esperando',
  noTickets: 'Nenhum chamado aqui',
  questionsComeIn: 'As perguntas da página de contato e de dentro do produto chegam aqui.',
  contactPage: 'Página de contato',
  openCount:
    '{count, plural, one {# chamado aberto. As respostas são prometidas em até {hours} horas.} other {# chamados abertos. As respostas são prometidas em até {hours} horas.}}',
  nobodyYet: 'Ninguém ainda',
  somebody: 'Alguém',
  ownersNotLoaded: '{name}. Não foi possível carregar os proprietários.',
  tryAgain: 'Tentar de novo',
  assignedTo: 'Atribuído a',
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'Reabrir',
  replyTo: 'Responder a {email}',
  answer: 'Resposta',
  sendReply: 'Enviar e deixar aguardando',
  addNote: 'Adicionar nota',
  noteAdded: 'Nota adicionada',
  replySent: 'Resposta enviada a {to}',
} satisfies Translation<typeof en>
