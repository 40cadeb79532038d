// Finnish words of delivery notices.
import { reasons } from '../../reason-words/fi.ts'
import type { NoticeWords } from './types.ts'

export const fi: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Tilauksesi on vahvistettu',
      message: '{company} toimittaa tilauksen {reference}.',
      messageTo: '{company} toimittaa tilauksen {reference} osoitteeseen {street}.',
    },
    out_for_delivery: {
      title: 'Toimituksesi on matkalla',
      message: '{company} on matkalla tilauksen {reference} kanssa.',
      messageTo: '{company} on matkalla tilauksen {reference} kanssa osoitteeseen {street}.',
    },
    driver_near: {
      title: 'Kuljettajan saapumiseen on noin {duration}',
      message: '{company} on matkalla luoksesi.',
      messageTo: '{company} on matkalla osoitteeseen {street}.',
    },
    running_late: {
      title: 'Toimituksesi on myöhässä',
      message: '{company} toimittaa tilauksen {reference} sovittua myöhemmin.',
    },
    driver_arrived: {
      title: 'Kuljettajasi on perillä',
      message: '{company} on perillä tilauksen {reference} kanssa.',
    },
    delivered: {
      title: 'Toimituksesi on perillä',
      message: '{company} on toimittanut tilauksen {reference}.',
      messageTo: '{company} on toimittanut tilauksen {reference} osoitteeseen {street}.',
    },
    delivery_failed: {
      title: 'Toimitus ei onnistunut',
      message: '{company} ei voinut toimittaa tilausta {reference}.',
      messageTo: '{company} ei voinut toimittaa tilausta {reference} osoitteeseen {street}.',
    },
    feedback_asked: {
      title: 'Miten toimitus sujui?',
      message: 'Kerro, miten tilauksen {reference} toimitus sujui. Palautteesi saa {company}.',
    },
    request_received: {
      title: 'Pyyntösi on saapunut',
      message: '{company} on saanut pyyntösi ja vastaa siihen. Se ei ole vielä tilaus.',
    },
    request_accepted: {
      title: 'Tilauksesi on hyväksytty',
      message: '{company} on hyväksynyt tilauksesi {reference}.',
    },
    request_declined: { title: 'Pyyntösi on hylätty', message: '{company} ei voi ottaa tilaustasi vastaan.' },
  },
  expected: 'Arvioitu aika: {time}.',
  agreed: 'Sovittu aika: {time}.',
  requested: 'Toivottu aika: {time}.',
  reason: 'Syy: {reason}.',
  proof: 'Näet todisteen toimituksesta, kun kirjaudut sisään seurantasivulla.',
  choose: 'Valitse toinen päivä seurantasivulla tai ota yhteyttä lähettäjään: {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Hei {{user_name}},',
    reader: 'asiakas',
    confirmed: '{{company_name}}: tilaus {{order_reference}} on vahvistettu',
    received:
      '{{company_name}} on vastaanottanut tilauksesi {{order_reference}} ja toimittaa sen sinulle. {{delivery_window}}',
    track: 'Seuraa toimitusta',
    number: 'Seurantanumerosi on {{tracking_number}}.',
  },
}
