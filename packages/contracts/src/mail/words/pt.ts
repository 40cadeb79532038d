// Portuguese words of delivery notices.
import { reasons } from '../../reason-words/pt.ts'
import type { NoticeWords } from './types.ts'

export const pt: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'O seu pedido está confirmado',
      message: '{company} fará a entrega de {reference}.',
      messageTo: '{company} fará a entrega de {reference} neste endereço: {street}.',
    },
    out_for_delivery: {
      title: 'A sua entrega está a caminho',
      message: '{company} saiu para entregar {reference}.',
      messageTo: '{company} saiu para entregar {reference} neste endereço: {street}.',
    },
    driver_near: {
      title: 'A sua entrega chega em cerca de {duration}',
      message: '{company} está a caminho.',
      messageTo: '{company} está a caminho deste endereço: {street}.',
    },
    running_late: {
      title: 'A sua entrega está atrasada',
      message: '{company} chegará com {reference} mais tarde do que o combinado.',
    },
    driver_arrived: { title: 'O seu motorista chegou', message: '{company} chegou com {reference}.' },
    delivered: {
      title: 'A sua entrega chegou',
      message: '{company} entregou {reference}.',
      messageTo: '{company} entregou {reference} neste endereço: {street}.',
    },
    delivery_failed: {
      title: 'Não foi possível fazer a sua entrega',
      message: '{company} não conseguiu entregar {reference}.',
      messageTo: '{company} não conseguiu entregar {reference} neste endereço: {street}.',
    },
    feedback_asked: {
      title: 'Como foi a sua entrega?',
      message: 'Conte a {company} como foi a entrega de {reference}.',
    },
    request_received: {
      title: 'A sua solicitação chegou',
      message: '{company} recebeu a sua solicitação e vai responder. Ainda não é um pedido confirmado.',
    },
    request_accepted: {
      title: 'O seu pedido foi aceite',
      message: '{company} aceitou o seu pedido {reference}.',
    },
    request_declined: {
      title: 'A sua solicitação foi recusada',
      message: '{company} não pode aceitar o seu pedido.',
    },
  },
  expected: 'Chegada prevista: {time}.',
  agreed: 'Combinado: {time}.',
  requested: 'Solicitado: {time}.',
  reason: 'Motivo: {reason}.',
  proof: 'Inicie sessão na página de acompanhamento para ver o comprovativo de entrega.',
  choose: 'Escolha outro dia na página de acompanhamento ou contacte {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Olá, {{user_name}},',
    reader: 'cliente',
    confirmed: '{{company_name}}: pedido {{order_reference}} confirmado',
    received:
      '{{company_name}} recebeu o seu pedido {{order_reference}} e fará a entrega. {{delivery_window}}',
    track: 'Acompanhar a entrega',
    number: 'O seu número de acompanhamento é {{tracking_number}}.',
  },
}
