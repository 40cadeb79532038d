// Danish words of delivery notices.
import { reasons } from '../../reason-words/da.ts'
import type { NoticeWords } from './types.ts'

export const da: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Din ordre er bekræftet',
      message: '{company} leverer {reference}.',
      messageTo: '{company} leverer {reference} til {street}.',
    },
    out_for_delivery: {
      title: 'Din levering er på vej',
      message: '{company} er på vej med {reference}.',
      messageTo: '{company} er på vej med {reference} til {street}.',
    },
    driver_near: {
      title: 'Din chauffør er der om cirka {duration}',
      message: '{company} er på vej.',
      messageTo: '{company} er på vej til {street}.',
    },
    running_late: {
      title: 'Din levering er forsinket',
      message: '{company} kommer senere end aftalt med {reference}.',
    },
    driver_arrived: { title: 'Din chauffør er ankommet', message: '{company} er ankommet med {reference}.' },
    delivered: {
      title: 'Din levering er kommet frem',
      message: '{company} har leveret {reference}.',
      messageTo: '{company} har leveret {reference} til {street}.',
    },
    delivery_failed: {
      title: 'Din levering kunne ikke gennemføres',
      message: '{company} kunne ikke levere {reference}.',
      messageTo: '{company} kunne ikke levere {reference} til {street}.',
    },
    feedback_asked: {
      title: 'Hvordan gik leveringen?',
      message: 'Fortæl {company}, hvordan leveringen af {reference} gik.',
    },
    request_received: {
      title: 'Din forespørgsel er modtaget',
      message: '{company} har din forespørgsel og svarer dig. Det er endnu ikke en bestilling.',
    },
    request_accepted: {
      title: 'Din bestilling er accepteret',
      message: '{company} har accepteret din bestilling {reference}.',
    },
    request_declined: {
      title: 'Din forespørgsel er afvist',
      message: '{company} kan ikke tage imod din bestilling.',
    },
  },
  expected: 'Forventet: {time}.',
  agreed: 'Aftalt: {time}.',
  requested: 'Ønsket tid: {time}.',
  reason: 'Årsag: {reason}.',
  proof: 'Log ind på sporingssiden for at se leveringsbeviset.',
  choose: 'Vælg en anden dag på sporingssiden, eller kontakt {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Hej {{user_name}},',
    reader: 'kunde',
    confirmed: '{{company_name}}: ordre {{order_reference}} er bekræftet',
    received:
      '{{company_name}} har modtaget din ordre {{order_reference}} og leverer den til dig. {{delivery_window}}',
    track: 'Følg din levering',
    number: 'Dit sporingsnummer er {{tracking_number}}.',
  },
}
