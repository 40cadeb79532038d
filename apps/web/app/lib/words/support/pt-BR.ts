// Brazilian texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'Novo chamado',
  ticketsNoun: 'chamados',
  tickets: 'Chamados',
  theTicket: 'o chamado',
  allTickets: 'Todos os chamados',
  nothingAsked: 'Nenhum chamado ainda',
  nothingAskedMore:
    'Pergunte aqui quando algo não funcionar ou quiser saber como funciona. As respostas chegam aqui e por e-mail.',
  chooseTicket: 'Escolha um chamado para ler. Uma pessoa responde em até {hours} horas nos dias úteis.',
  answersWithin: 'Uma pessoa responde em até {hours} horas nos dias úteis.',
  askSupport: 'Perguntar ao suporte',
  notSent: 'Sua pergunta não foi enviada',
  subject: 'Assunto',
  fewWords: 'Em poucas palavras',
  whatHappens: 'O que acontece e o que você esperava',
  answerComes: 'A resposta chega aqui e por e-mail para {email}',
  sending: 'Enviando',
  send: 'Enviar',
  sendToSupport: 'Enviar ao suporte',
  writeToReopen: 'Escreva para reabrir',
  writeToSupport: 'Escrever ao suporte',
  stateOpen: 'com o suporte',
  stateAnswered: 'respondido',
  stateClosed: 'encerrado',
  messages: 'Mensagens',
  noteBy: 'Nota de {name}',
  supportAt: 'suporte, {time}',
} satisfies Translation<typeof en>
