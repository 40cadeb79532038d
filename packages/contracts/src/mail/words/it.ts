// Italian words of delivery notices.
import { reasons } from '../../reason-words/it.ts'
import type { NoticeWords } from './types.ts'

export const it: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Il tuo ordine è confermato',
      message: '{company} consegnerà {reference}.',
      messageTo: '{company} consegnerà {reference} all’indirizzo {street}.',
    },
    out_for_delivery: {
      title: 'La tua consegna è in arrivo',
      message: '{company} sta per consegnarti {reference}.',
      messageTo: '{company} sta per consegnarti {reference} all’indirizzo {street}.',
    },
    driver_near: {
      title: 'Il corriere arriva tra circa {duration}',
      message: '{company} è in arrivo.',
      messageTo: '{company} è in arrivo all’indirizzo {street}.',
    },
    running_late: {
      title: 'La tua consegna è in ritardo',
      message: '{company} arriverà con {reference} più tardi del previsto.',
    },
    driver_arrived: { title: 'Il corriere è arrivato', message: '{company} è arrivato con {reference}.' },
    delivered: {
      title: 'La tua consegna è arrivata',
      message: '{company} ha consegnato {reference}.',
      messageTo: '{company} ha consegnato {reference} all’indirizzo {street}.',
    },
    delivery_failed: {
      title: 'La consegna non è riuscita',
      message: '{company} non è riuscito a consegnare {reference}.',
      messageTo: '{company} non è riuscito a consegnare {reference} all’indirizzo {street}.',
    },
    feedback_asked: {
      title: 'Com’è andata la consegna?',
      message: 'Racconta a {company} com’è andata la consegna di {reference}.',
    },
    request_received: {
      title: 'La tua richiesta è arrivata',
      message: '{company} ha la tua richiesta e ti risponderà. Non è ancora un ordine.',
    },
    request_accepted: {
      title: 'Il tuo ordine è accettato',
      message: '{company} ha accettato il tuo ordine {reference}.',
    },
    request_declined: {
      title: 'La tua richiesta è stata rifiutata',
      message: '{company} non può accettare il tuo ordine.',
    },
  },
  expected: 'Arrivo previsto: {time}.',
  agreed: 'Concordato: {time}.',
  requested: 'Richiesto: {time}.',
  reason: 'Motivo: {reason}.',
  proof: 'Accedi dalla pagina di tracciamento per vedere la prova di consegna.',
  choose: 'Scegli un altro giorno nella pagina di tracciamento o contatta {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Ciao {{user_name}},',
    reader: 'cliente',
    confirmed: '{{company_name}}: ordine {{order_reference}} confermato',
    received:
      '{{company_name}} ha ricevuto il tuo ordine {{order_reference}} e te lo consegnerà. {{delivery_window}}',
    track: 'Segui la consegna',
    number: 'Il tuo codice di tracciamento è {{tracking_number}}.',
  },
}
