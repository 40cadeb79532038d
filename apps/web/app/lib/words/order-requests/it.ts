import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'Richieste',
  noRequests: 'Nessuna richiesta attende risposta.',
  accept: 'Accetta',
  decline: 'Rifiuta',
  accepted: 'La richiesta ora è un ordine',
  declined: 'La richiesta è rifiutata',
  notAnswered: 'Non è stato possibile rispondere alla richiesta',
  message: 'Messaggio al visitatore',
  cancel: 'Annulla',
  waiting:
    '{count, plural, one {# richiesta dal modulo d’ordine attende} other {# richieste dal modulo d’ordine attendono}}',
  answer: 'Rispondi',
  toldLater: 'Il visitatore viene avvisato tra un minuto.',
  notRestored: 'Il rifiuto non è stato annullato',
  restored: 'La richiesta attende di nuovo',
  noContact: 'Il visitatore non ha lasciato né e-mail né telefono: nessuno viene avvisato.',
} satisfies Translation<typeof en>
