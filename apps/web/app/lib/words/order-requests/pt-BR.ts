import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'Solicitações',
  noRequests: 'Nenhuma solicitação espera resposta.',
  accept: 'Aceitar',
  decline: 'Recusar',
  accepted: 'A solicitação agora é um pedido',
  declined: 'A solicitação foi recusada',
  notAnswered: 'Não foi possível responder à solicitação',
  message: 'Mensagem ao visitante',
  cancel: 'Cancelar',
  waiting:
    '{count, plural, one {# solicitação do formulário de pedido espera} other {# solicitações do formulário de pedido esperam}}',
  answer: 'Responder',
  toldLater: 'O visitante é avisado em um minuto.',
  notRestored: 'A recusa não pôde ser desfeita',
  restored: 'A solicitação espera de novo',
  noContact: 'O visitante não deixou e-mail nem telefone: ninguém é avisado.',
} satisfies Translation<typeof en>
