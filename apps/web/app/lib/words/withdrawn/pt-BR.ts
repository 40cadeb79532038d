// Brazilian texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'O horário que informamos para sua entrega não vale mais: ela foi retirada da rota. Escreveremos assim que houver um novo horário. Pedimos desculpas pela mudança. {company}',
  told: '{count, plural, one {# destinatário avisado} many {# destinatários avisados} other {# destinatários avisados}}',
  notTold: 'O destinatário de {reference} não foi avisado',
  question:
    '{count, plural, one {Avisar # destinatário que a entrega foi retirada?} many {Avisar # destinatários que a entrega foi retirada?} other {Avisar # destinatários que a entrega foi retirada?}}',
  questionMore:
    'Eles já tinham sido avisados, e o que foi enviado não volta atrás. Ninguém mais recebe mensagem.',
  recipients: 'Destinatários',
  tell: '{count, plural, one {Avisar # destinatário} many {Avisar # destinatários} other {Avisar # destinatários}}',
  tellNobody: 'Não avisar ninguém',
  whatTheyRead: 'O que eles leem, por e-mail e SMS como antes',
} satisfies Translation<typeof en>
