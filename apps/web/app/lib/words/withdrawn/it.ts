// Italian texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'L’orario che ti avevamo dato per la consegna non vale più: è stata tolta dal suo giro. Ti scriveremo appena avrà un nuovo orario. Ci scusiamo per il cambiamento. {company}',
  told: '{count, plural, one {# destinatario avvisato} many {# destinatari avvisati} other {# destinatari avvisati}}',
  notTold: 'Il destinatario di {reference} non è stato avvisato',
  question:
    '{count, plural, one {Avvisare # destinatario che la consegna è stata ritirata?} many {Avvisare # destinatari che la consegna è stata ritirata?} other {Avvisare # destinatari che la consegna è stata ritirata?}}',
  questionMore:
    'Erano stati avvisati, e ciò che è stato inviato non si può ritirare. Non si scrive a nessun altro.',
  recipients: 'Destinatari',
  tell: '{count, plural, one {Avvisa # destinatario} many {Avvisa # destinatari} other {Avvisa # destinatari}}',
  tellNobody: 'Non avvisare nessuno',
  whatTheyRead: 'Che cosa leggono, per email e SMS come prima',
} satisfies Translation<typeof en>
