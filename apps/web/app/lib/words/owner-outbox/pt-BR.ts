// Brazilian Portuguese texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'Caixa de saída',
  emailsNoun: 'e-mails',
  mails: 'E-mails',
  searchEmails: 'Buscar e-mails',
  searchHint: 'Endereço, assunto, empresa',
  all: 'Todos',
  to: 'Para',
  subject: 'Assunto',
  state: 'Estado',
  written: 'Escrito',
  noEmails: 'Nenhum e-mail aqui',
  noEmailsMore: 'Os e-mails aparecem aqui assim que são escritos, enviados ou não.',
  testMailServer: 'Testar o servidor de e-mail',
  noMatches: 'Nenhum e-mail corresponde',
  showAll: 'Mostrar todos os e-mails',
  mailTo: '{subject}, para {to}',

  // States
  waiting: 'à espera',
  held: 'retido',
  sent: 'enviado',
  caught: 'capturado',
  failed: 'falhou',
  expired: 'expirado',

  // One mail
  mail: 'E-mail',
  mailNoun: 'o e-mail',
  sendingAgain: 'Enviando de novo para {to}',
  waitsUntil: 'Espera até',
  caughtAt: 'Capturado',
  sentAt: 'Enviado',
  tries: 'Tentativas',
  serverSaid: 'O servidor disse',
  attached: 'Anexo',
  sendNow: 'Enviar agora',
  sendAgain: 'Enviar de novo',
  emailAsItLooks: 'E-mail como aparece',
  asPlainText: 'Como texto simples',
} satisfies Translation<typeof en>
