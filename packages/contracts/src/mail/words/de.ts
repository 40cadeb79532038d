// German words of delivery notices.
import { reasons } from '../../reason-words/de.ts'
import type { NoticeWords } from './types.ts'

export const de: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Ihre Bestellung ist bestätigt',
      message: '{company} liefert {reference} aus.',
      messageTo: '{company} liefert {reference} an diese Adresse: {street}.',
    },
    out_for_delivery: {
      title: 'Ihre Lieferung ist unterwegs',
      message: '{company} ist mit {reference} zu Ihnen unterwegs.',
      messageTo: '{company} ist mit {reference} zu Ihnen unterwegs. Lieferadresse: {street}.',
    },
    driver_near: {
      title: 'Ihre Lieferung ist in etwa {duration} bei Ihnen',
      message: '{company} ist auf dem Weg zu Ihnen.',
      messageTo: '{company} ist auf dem Weg zu Ihnen. Lieferadresse: {street}.',
    },
    running_late: {
      title: 'Ihre Lieferung verspätet sich',
      message: '{company} kommt mit {reference} später als vereinbart.',
    },
    driver_arrived: {
      title: 'Ihre Lieferung ist da',
      message: '{company} ist mit {reference} bei Ihnen angekommen.',
    },
    delivered: {
      title: 'Ihre Lieferung wurde zugestellt',
      message: '{company} hat {reference} zugestellt.',
      messageTo: '{company} hat {reference} zugestellt. Lieferadresse: {street}.',
    },
    delivery_failed: {
      title: 'Ihre Lieferung konnte nicht zugestellt werden',
      message: '{company} konnte {reference} nicht zustellen.',
      messageTo: '{company} konnte {reference} nicht zustellen. Lieferadresse: {street}.',
    },
    feedback_asked: {
      title: 'Wie war Ihre Lieferung?',
      message: 'Sagen Sie {company}, wie zufrieden Sie mit der Lieferung von {reference} waren.',
    },
    request_received: {
      title: 'Ihre Anfrage ist angekommen',
      message: '{company} hat Ihre Anfrage und antwortet Ihnen. Sie ist noch kein Auftrag.',
    },
    request_accepted: {
      title: 'Ihr Auftrag ist angenommen',
      message: '{company} hat Ihren Auftrag {reference} angenommen.',
    },
    request_declined: {
      title: 'Ihre Anfrage wurde abgelehnt',
      message: '{company} kann Ihren Auftrag nicht annehmen.',
    },
  },
  expected: 'Voraussichtlich {time}.',
  agreed: 'Vereinbart: {time}.',
  requested: 'Angefragt: {time}.',
  reason: 'Grund: {reason}.',
  proof: 'Melden Sie sich auf der Seite der Sendungsverfolgung an, um den Zustellnachweis zu sehen.',
  choose:
    'Wählen Sie auf der Seite der Sendungsverfolgung einen anderen Tag oder wenden Sie sich an {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Guten Tag {{user_name}},',
    reader: 'liebe Kundin, lieber Kunde',
    confirmed: '{{company_name}}: Bestellung {{order_reference}} ist bestätigt',
    received:
      '{{company_name}} hat Ihre Bestellung {{order_reference}} erhalten und liefert sie zu Ihnen. {{delivery_window}}',
    track: 'Lieferung verfolgen',
    number: 'Ihre Sendungsnummer ist {{tracking_number}}.',
  },
}
