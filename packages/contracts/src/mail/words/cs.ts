// Czech words of delivery notices.
import { reasons } from '../../reason-words/cs.ts'
import type { NoticeWords } from './types.ts'

export const cs: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Vaše objednávka je potvrzena',
      message: '{company} doručí {reference}.',
      messageTo: '{company} doručí {reference} na adresu {street}.',
    },
    out_for_delivery: {
      title: 'Vaše zásilka je na cestě',
      message: '{company} je na cestě se zásilkou {reference}.',
      messageTo: '{company} je na cestě se zásilkou {reference} na adresu {street}.',
    },
    driver_near: {
      title: 'Řidič u vás bude asi za {duration}',
      message: '{company} je na cestě.',
      messageTo: '{company} je na cestě na adresu {street}.',
    },
    running_late: {
      title: 'Vaše zásilka má zpoždění',
      message: '{company} dorazí se zásilkou {reference} později, než bylo dohodnuto.',
    },
    driver_arrived: { title: 'Řidič je na místě', message: '{company} je na místě se zásilkou {reference}.' },
    delivered: {
      title: 'Vaše zásilka byla doručena',
      message: '{company}: zásilka {reference} byla doručena.',
      messageTo: '{company}: zásilka {reference} byla doručena na adresu {street}.',
    },
    delivery_failed: {
      title: 'Zásilku se nepodařilo doručit',
      message: '{company}: zásilku {reference} se nepodařilo doručit.',
      messageTo: '{company}: zásilku {reference} se nepodařilo doručit na adresu {street}.',
    },
    feedback_asked: {
      title: 'Jak proběhlo doručení?',
      message: '{company} se ptá, jak proběhlo doručení zásilky {reference}.',
    },
    request_received: {
      title: 'Vaše poptávka dorazila',
      message: '{company} má vaši poptávku a odpoví na ni. Zatím to není objednávka.',
    },
    request_accepted: {
      title: 'Vaše objednávka je přijata',
      message: '{company} přijímá vaši objednávku {reference}.',
    },
    request_declined: {
      title: 'Vaše poptávka byla odmítnuta',
      message: '{company} nemůže vaši objednávku přijmout.',
    },
  },
  expected: 'Předpokládaný čas: {time}.',
  agreed: 'Dohodnutý čas: {time}.',
  requested: 'Požadovaný čas: {time}.',
  reason: 'Důvod: {reason}.',
  proof: 'Doklad o doručení uvidíte po přihlášení na stránce sledování.',
  choose: 'Vyberte si jiný den na stránce sledování nebo se obraťte na odesílatele: {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Dobrý den, {{user_name}},',
    reader: 'vážený zákazníku',
    confirmed: '{{company_name}}: objednávka {{order_reference}} je potvrzena',
    received: '{{company_name}} má vaši objednávku {{order_reference}} a doručí vám ji. {{delivery_window}}',
    track: 'Sledovat zásilku',
    number: 'Číslo zásilky pro sledování je {{tracking_number}}.',
  },
}
