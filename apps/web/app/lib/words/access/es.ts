// Spanish texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company} está cerrada. Sus datos se borran después del {day}',
  closed: '{company} está cerrada',
  closedMore:
    'Hasta ese día se puede reabrir: escríbenos. Las rutas enviadas se terminan y los destinatarios siguen su entrega.',
  deletedOn: '{company} se borró el {day}',
  deleted: '{company} se borró',
  deletedMore:
    'Estaba cerrada y el plazo para reabrirla ha pasado. Las facturas se conservan como exige la ley.',
  suspended: '{company} ha suspendido tu acceso',
  suspendedMore:
    'Los conductores archivados, por ejemplo, ya no inician sesión. Pregunta a un jefe de tráfico o administrador de la empresa.',
  removed: 'Ya no perteneces a {company}',
  removedMore: 'Pide una invitación nueva a un administrador de la empresa.',
  removedOnMore:
    'Un administrador te quitó el {day}. Pide una invitación nueva a un administrador de la empresa.',
  whatYouMayEnter: 'los accesos de tu cuenta',
  expectDelivery: '¿Esperas tú una entrega?',
  deliveriesToYou: 'Entregas para ti',
  writeToUs: 'Escríbenos',
  movedTo: '{company} se ha mudado a {host}',
  signInThere: 'Inicia sesión allí con la misma dirección y contraseña.',
  goOnThere: 'Seguir allí',
  nothingChanged: 'No se cambió nada',
  goOnWithout: 'Seguir sin ella',
  yourCompanies: 'Empresas para las que trabajas',
  didNotOpen: 'No se pudo abrir {company}',
  openCompany: 'Abrir {company}',
  yourAccess: 'Tu acceso',
} satisfies Translation<typeof en>
