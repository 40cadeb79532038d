// Spanish words of delivery notices.
import { reasons } from '../../reason-words/es.ts'
import type { NoticeWords } from './types.ts'

export const es: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Su pedido está confirmado',
      message: '{company} entregará {reference}.',
      messageTo: '{company} entregará {reference} en {street}.',
    },
    out_for_delivery: {
      title: 'Su entrega está en camino',
      message: '{company} ha salido a entregar {reference}.',
      messageTo: '{company} ha salido a entregar {reference} en {street}.',
    },
    driver_near: {
      title: 'Su repartidor llegará en unos {duration}',
      message: '{company} está en camino.',
      messageTo: '{company} está en camino hacia {street}.',
    },
    running_late: {
      title: 'Su entrega se retrasa',
      message: '{company} llegará con {reference} más tarde de lo acordado.',
    },
    driver_arrived: { title: 'Su repartidor ha llegado', message: '{company} ha llegado con {reference}.' },
    delivered: {
      title: 'Su entrega ha llegado',
      message: '{company} ha entregado {reference}.',
      messageTo: '{company} ha entregado {reference} en {street}.',
    },
    delivery_failed: {
      title: 'No se ha podido realizar su entrega',
      message: '{company} no ha podido entregar {reference}.',
      messageTo: '{company} no ha podido entregar {reference} en {street}.',
    },
    feedback_asked: {
      title: '¿Qué tal fue su entrega?',
      message: 'Cuente a {company} cómo fue la entrega de {reference}.',
    },
    request_received: {
      title: 'Su solicitud ha llegado',
      message: '{company} tiene su solicitud y le responderá. Todavía no es un pedido.',
    },
    request_accepted: {
      title: 'Su pedido ha sido aceptado',
      message: '{company} ha aceptado su pedido {reference}.',
    },
    request_declined: {
      title: 'Su solicitud ha sido rechazada',
      message: '{company} no puede aceptar su pedido.',
    },
  },
  expected: 'Llegada prevista: {time}.',
  agreed: 'Acordado: {time}.',
  requested: 'Solicitado: {time}.',
  reason: 'Motivo: {reason}.',
  proof: 'Inicie sesión en la página de seguimiento para ver el comprobante de entrega.',
  choose: 'Elija otro día en la página de seguimiento o póngase en contacto con {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Hola, {{user_name}}:',
    reader: 'cliente',
    confirmed: '{{company_name}}: pedido {{order_reference}} confirmado',
    received:
      '{{company_name}} ha recibido su pedido {{order_reference}} y se lo entregará. {{delivery_window}}',
    track: 'Seguir la entrega',
    number: 'Su número de seguimiento es {{tracking_number}}.',
  },
}
