// Spanish texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'Nueva consulta',
  ticketsNoun: 'consultas',
  tickets: 'Consultas',
  theTicket: 'la consulta',
  allTickets: 'Todas las consultas',
  nothingAsked: 'Aún no hay consultas',
  nothingAskedMore:
    'Pregunta aquí si algo no funciona o quieres saber cómo funciona. Las respuestas llegan aquí y por correo.',
  chooseTicket: 'Elige una consulta para leerla. Una persona responde en {hours} horas los días laborables.',
  answersWithin: 'Una persona responde en {hours} horas los días laborables.',
  askSupport: 'Preguntar a soporte',
  notSent: 'Tu pregunta no se envió',
  subject: 'Asunto',
  fewWords: 'En pocas palabras',
  whatHappens: 'Qué pasa y qué esperabas',
  answerComes: 'La respuesta llega aquí y por correo a {email}',
  sending: 'Enviando',
  send: 'Enviar',
  sendToSupport: 'Enviar a soporte',
  writeToReopen: 'Escribe para reabrirla',
  writeToSupport: 'Escribir a soporte',
  stateOpen: 'en soporte',
  stateAnswered: 'respondida',
  stateClosed: 'cerrada',
  messages: 'Mensajes',
  noteBy: 'Nota de {name}',
  supportAt: 'soporte, {time}',
} satisfies Translation<typeof en>
