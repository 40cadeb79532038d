// Spanish texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'Abiertas',
  pending: 'En espera',
  closed: 'Cerradas',
  searchTickets: 'Buscar consultas',
  waits: 'espera desde hace {age}',
  waiting: 'Esperan una respuesta',
  withOwner: '{name}, con {owner}',
  nobodyWaits: 'Nadie espera',
  noTickets: 'Aquí no hay consultas',
  questionsComeIn: 'Las preguntas de la página de contacto y del producto llegan aquí.',
  contactPage: 'Página de contacto',
  openCount:
    '{count, plural, one {# consulta abierta. Se prometen respuestas en {hours} horas.} other {# consultas abiertas. Se prometen respuestas en {hours} horas.}}',
  nobodyYet: 'Aún nadie',
  somebody: 'Alguien',
  ownersNotLoaded: '{name}. No se pudieron cargar los propietarios.',
  tryAgain: 'Reintentar',
  assignedTo: 'Asignada a',
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'Reabrir',
  replyTo: 'Responder a {email}',
  answer: 'Respuesta',
  sendReply: 'Enviar y poner en espera',
  addNote: 'Añadir nota',
  noteAdded: 'Nota añadida',
  replySent: 'Respuesta enviada a {to}',
} satisfies Translation<typeof en>
