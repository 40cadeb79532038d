// Spanish texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'Qué mensajes',
  withRecipients: 'Con destinatarios',
  withDrivers: 'Con conductores',
  withDriversCount: 'Con conductores ({count})',
  undelivered: 'No entregados',
  undeliveredCount: 'No entregados ({count})',
  messages: 'mensajes',
  theMessages: 'los mensajes',

  // Threads
  threads: 'Conversaciones',
  unread: 'sin leer',
  noMessages: 'Aún no hay mensajes',
  noMessagesMore:
    'Los destinatarios escriben desde su página de seguimiento; aquí aparecen también sus respuestas a los SMS.',
  whatRecipientsGet: 'Elige qué se comunica a los destinatarios',
  addDriver: 'Añade un conductor',
  ofOrder: '{reference}: {text}',
  youWrote: 'Tú: {text}',
  driverWrote: 'Conductor: {text}',
  all: 'Todos',
  messagesWith: 'Mensajes con {name}',
  writeTo: 'Escribir a {name}',
  dispatch: 'Tráfico',
  driver: 'Conductor',
  nothingToRecipient: 'Aún no hay nada escrito. El destinatario lo ve en la página de seguimiento.',
  waiting: 'Esperan respuesta',
  nobodyWaits:
    '{count, plural, one {Nadie. En # conversación escribiste tú por última vez.} other {Nadie. En las # conversaciones escribiste tú por última vez.}}',
  wrote: 'escribió {moment}',
  answer: 'Responder',

  // Drivers
  drivers: 'Conductores',
  noDrivers: 'Aún no hay conductores',
  noDriversMore: 'Añade conductores en Flota y escríbeles aquí.',
  nothingWritten: 'Aún no hay nada escrito',
  noAccount: 'Aún sin cuenta',
  nothingToDriver: 'Aún no hay nada escrito. El conductor lo ve en la aplicación, con una notificación.',
  noAccountMore: 'Este conductor aún no tiene cuenta: invítalo o dale un código en Conductores.',
  chooseDriver: 'Elige un conductor o escribe a varios.',
  writeToSeveral: 'Escribir a varios conductores',
  toWhom: 'A quién',
  driversOnRoad: 'Conductores en ruta',
  allDrivers: 'Todos los conductores',
  writeToAll: 'Escribir a todos los conductores',
  writeToOnRoad: 'Escribir a los conductores en ruta',
  toSeveral: 'mensajes a varios conductores',
  messagesToSeveral: 'Mensajes a varios conductores',
  nothingSent:
    'Aún no se ha enviado nada. Cada conductor lo lee en su conversación y aquí ves quién lo ha leído.',
  readByAll: 'leído por los {count}',
  readBy: 'leído por {count} de {total}',
  toReadIt: '{count, plural, one {# conductor por leerlo} other {# conductores por leerlo}}',
  sentTo: '{count, plural, one {Enviado a # conductor.} other {Enviado a # conductores.}}',
  sentWithout:
    '{count, plural, one {Enviado a # conductor. Sin cuenta, así que no les llega: {names}.} other {Enviado a # conductores. Sin cuenta, así que no les llega: {names}.}}',

  // Undelivered
  undeliveredWhat: 'mensajes no entregados',
  undeliveredMessages: 'Mensajes no entregados',
  everythingArrived: 'Todo llegó',
  everythingMore: 'Aquí aparecen, con el motivo, los correos y SMS que no se pudieron enviar.',
  mail: 'Correo',
  text: 'SMS',
  sendAgain: 'Enviar de nuevo',
  willBeSent: 'Se enviará de nuevo.',
  dismiss: 'Descartar: {subject} a {to}',
  dismissed: 'Descartado.',
  didNotWork: 'No funcionó.',
} satisfies Translation<typeof en>
