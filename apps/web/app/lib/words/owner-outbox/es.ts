// Spanish texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'Bandeja de salida',
  emailsNoun: 'correos',
  mails: 'Correos',
  searchEmails: 'Buscar correos',
  searchHint: 'Dirección, asunto, empresa',
  all: 'Todos',
  to: 'Para',
  subject: 'Asunto',
  state: 'Estado',
  written: 'Escrito',
  noEmails: 'No hay correos aquí',
  noEmailsMore: 'Los correos aparecen aquí desde que se escriben, enviados o no.',
  testMailServer: 'Probar el servidor de correo',
  noMatches: 'Ningún correo coincide',
  showAll: 'Mostrar todos los correos',
  mailTo: '{subject}, para {to}',

  // States
  waiting: 'en espera',
  held: 'retenido',
  sent: 'enviado',
  caught: 'capturado',
  failed: 'fallido',
  expired: 'caducado',

  // One mail
  mail: 'Correo',
  mailNoun: 'el correo',
  sendingAgain: 'Enviando de nuevo a {to}',
  waitsUntil: 'Espera hasta',
  caughtAt: 'Capturado',
  sentAt: 'Enviado',
  tries: 'Intentos',
  serverSaid: 'El servidor dijo',
  attached: 'Adjunto',
  sendNow: 'Enviar ahora',
  sendAgain: 'Enviar de nuevo',
  emailAsItLooks: 'Correo tal como se ve',
  asPlainText: 'Como texto sin formato',
} satisfies Translation<typeof en>
