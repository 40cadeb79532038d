// Brazilian Portuguese texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'Quais mensagens',
  withRecipients: 'Com destinatários',
  withDrivers: 'Com motoristas',
  withDriversCount: 'Com motoristas ({count})',
  undelivered: 'Não entregues',
  undeliveredCount: 'Não entregues ({count})',
  messages: 'mensagens',
  theMessages: 'as mensagens',

  // Threads
  threads: 'Conversas',
  unread: 'não lidas',
  noMessages: 'Ainda sem mensagens',
  noMessagesMore:
    'Os destinatários escrevem da página de rastreamento; as respostas a SMS também aparecem aqui.',
  whatRecipientsGet: 'Escolha o que os destinatários recebem',
  addDriver: 'Adicione um motorista',
  ofOrder: '{reference}: {text}',
  youWrote: 'Você: {text}',
  driverWrote: 'Motorista: {text}',
  all: 'Todas',
  messagesWith: 'Mensagens com {name}',
  writeTo: 'Escrever para {name}',
  dispatch: 'Central',
  driver: 'Motorista',
  nothingToRecipient: 'Ainda nada escrito. O destinatário vê na página de rastreamento.',
  waiting: 'Aguardando resposta',
  nobodyWaits:
    '{count, plural, one {Ninguém. Em # conversa, você escreveu por último.} other {Ninguém. Em todas as # conversas, você escreveu por último.}}',
  wrote: 'escreveu {moment}',
  answer: 'Responder',

  // Drivers
  drivers: 'Motoristas',
  noDrivers: 'Ainda sem motoristas',
  noDriversMore: 'Adicione motoristas em Frota e escreva para eles aqui.',
  nothingWritten: 'Ainda nada escrito',
  noAccount: 'Ainda sem conta',
  nothingToDriver: 'Ainda nada escrito. O motorista vê no aplicativo, com uma notificação.',
  noAccountMore: 'Este motorista ainda não tem conta: convide-o ou dê um código a ele em Motoristas.',
  chooseDriver: 'Escolha um motorista ou escreva para vários.',
  writeToSeveral: 'Escrever para vários motoristas',
  toWhom: 'Para quem',
  driversOnRoad: 'Motoristas na rua',
  allDrivers: 'Todos os motoristas',
  writeToAll: 'Escrever para todos os motoristas',
  writeToOnRoad: 'Escrever para os motoristas na rua',
  toSeveral: 'mensagens para vários motoristas',
  messagesToSeveral: 'Mensagens para vários motoristas',
  nothingSent: 'Ainda nada enviado. Cada motorista lê na própria conversa, e você vê aqui quem leu.',
  readByAll: 'lida por todos os {count}',
  readBy: 'lida por {count} de {total}',
  toReadIt: '{count, plural, one {# motorista ainda não leu} other {# motoristas ainda não leram}}',
  sentTo: '{count, plural, one {Enviada a # motorista.} other {Enviada a # motoristas.}}',
  sentWithout:
    '{count, plural, one {Enviada a # motorista. Sem conta, portanto não alcançados: {names}.} other {Enviada a # motoristas. Sem conta, portanto não alcançados: {names}.}}',

  // Undelivered
  undeliveredWhat: 'mensagens não entregues',
  undeliveredMessages: 'Mensagens não entregues',
  everythingArrived: 'Tudo chegou',
  everythingMore: 'E-mails e SMS que não puderam ser enviados aparecem aqui com o motivo.',
  mail: 'E-mail',
  text: 'SMS',
  sendAgain: 'Enviar de novo',
  willBeSent: 'Será enviada de novo.',
  dismiss: 'Dispensar: {subject} para {to}',
  dismissed: 'Dispensada.',
  didNotWork: 'Não funcionou.',
} satisfies Translation<typeof en>
