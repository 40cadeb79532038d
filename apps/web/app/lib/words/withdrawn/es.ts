// Spanish texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'La hora que te dimos para tu entrega ya no es válida: se ha retirado de su ruta. Te escribiremos en cuanto tenga una nueva hora. Sentimos el cambio. {company}',
  told: '{count, plural, one {# destinatario avisado} many {# destinatarios avisados} other {# destinatarios avisados}}',
  notTold: 'No se avisó al destinatario de {reference}',
  question:
    '{count, plural, one {¿Avisar a # destinatario de que la entrega se ha retirado?} many {¿Avisar a # destinatarios de que la entrega se ha retirado?} other {¿Avisar a # destinatarios de que la entrega se ha retirado?}}',
  questionMore: 'Ya se les avisó de ella, y lo enviado no se puede retirar. No se escribe a nadie más.',
  recipients: 'Destinatarios',
  tell: '{count, plural, one {Avisar a # destinatario} many {Avisar a # destinatarios} other {Avisar a # destinatarios}}',
  tellNobody: 'No avisar a nadie',
  whatTheyRead: 'Lo que leen, por correo y SMS como antes',
} satisfies Translation<typeof en>
