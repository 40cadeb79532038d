// Norwegian Bokmål words of delivery notices.
import { reasons } from '../../reason-words/nb.ts'
import type { NoticeWords } from './types.ts'

export const nb: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Bestillingen din er bekreftet',
      message: '{company} leverer {reference}.',
      messageTo: '{company} leverer {reference} til {street}.',
    },
    out_for_delivery: {
      title: 'Leveringen din er på vei',
      message: '{company} er på vei med {reference}.',
      messageTo: '{company} er på vei med {reference} til {street}.',
    },
    driver_near: {
      title: 'Sjåføren er hos deg om cirka {duration}',
      message: '{company} er på vei.',
      messageTo: '{company} er på vei til {street}.',
    },
    running_late: {
      title: 'Leveringen din er forsinket',
      message: '{company} kommer senere enn avtalt med {reference}.',
    },
    driver_arrived: { title: 'Sjåføren har kommet', message: '{company} har kommet med {reference}.' },
    delivered: {
      title: 'Leveringen din har kommet frem',
      message: '{company} har levert {reference}.',
      messageTo: '{company} har levert {reference} til {street}.',
    },
    delivery_failed: {
      title: 'Leveringen kunne ikke gjennomføres',
      message: '{company} kunne ikke levere {reference}.',
      messageTo: '{company} kunne ikke levere {reference} til {street}.',
    },
    feedback_asked: {
      title: 'Hvordan gikk leveringen?',
      message: 'Fortell {company} hvordan leveringen av {reference} gikk.',
    },
    request_received: {
      title: 'Forespørselen din er mottatt',
      message: '{company} har forespørselen din og svarer deg. Det er ikke en bestilling ennå.',
    },
    request_accepted: {
      title: 'Bestillingen din er godtatt',
      message: '{company} har godtatt bestillingen din {reference}.',
    },
    request_declined: {
      title: 'Forespørselen din er avslått',
      message: '{company} kan ikke ta imot bestillingen din.',
    },
  },
  expected: 'Forventet: {time}.',
  agreed: 'Avtalt: {time}.',
  requested: 'Ønsket tidspunkt: {time}.',
  reason: 'Årsak: {reason}.',
  proof: 'Logg inn på sporingssiden for å se leveringsbeviset.',
  choose: 'Velg en annen dag på sporingssiden, eller kontakt {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Hei {{user_name}},',
    reader: 'kunde',
    confirmed: '{{company_name}}: bestilling {{order_reference}} er bekreftet',
    received:
      '{{company_name}} har mottatt bestillingen din {{order_reference}} og leverer den til deg. {{delivery_window}}',
    track: 'Følg leveringen',
    number: 'Sporingsnummeret ditt er {{tracking_number}}.',
  },
}
