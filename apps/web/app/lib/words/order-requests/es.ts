import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'Solicitudes',
  noRequests: 'Ninguna solicitud espera respuesta.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  accepted: 'La solicitud ya es un pedido',
  declined: 'La solicitud está rechazada',
  notAnswered: 'No se pudo responder a la solicitud',
  message: 'Mensaje al visitante',
  cancel: 'Cancelar',
  waiting:
    '{count, plural, one {# solicitud del formulario de pedido espera} other {# solicitudes del formulario de pedido esperan}}',
  answer: 'Responder',
  toldLater: 'Se avisa al visitante dentro de un minuto.',
  notRestored: 'No se pudo deshacer el rechazo',
  restored: 'La solicitud espera de nuevo',
  noContact: 'El visitante no dejó correo ni teléfono: no se avisa a nadie.',
} satisfies Translation<typeof en>
