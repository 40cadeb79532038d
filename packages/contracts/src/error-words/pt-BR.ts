import type { ErrorWords } from './types.ts'

export const ptBR: ErrorWords = {
  bad_request: ['Não foi possível ler a solicitação.', 'Confira os dados e tente de novo.'],
  validation_failed: ['Alguns campos não são válidos.', 'Corrija os campos marcados.'],
  not_signed_in: ['Entre primeiro na sua conta.', 'Entre e tente de novo.'],
  not_allowed: ['Sua função não permite isso.', 'Fale com um administrador da sua empresa.'],
  not_found: ['Não encontrado.', 'Pode ter sido removido ou ser de outra empresa.'],
  too_large: ['O arquivo passa de {limit}.', 'Envie um arquivo menor.'],
  slow_request: ['A solicitação não chegou a tempo.', 'Confira a conexão e envie de novo.'],
  too_many_requests: ['Solicitações demais.', 'Espere {seconds} segundos e tente de novo.'],
  internal: [
    'Algo deu errado do nosso lado.',
    'Tente de novo. Se continuar, informe ao suporte o número da solicitação.',
  ],
  unavailable: ['O serviço não está pronto.', 'Tente de novo em alguns segundos.'],
  company_moving: ['{company} está mudando de servidor.', 'Tente de novo em alguns segundos.'],
  membership_ended: [
    '{company} não dá mais acesso a esta conta.',
    'Peça um novo convite a um administrador da empresa.',
  ],
  account_exists: ['{email} já tem uma conta.', 'Entre primeiro com esse endereço.'],
  invitation_not_found: [
    'Este convite não existe.',
    'Abra o link do e-mail mais recente ou peça um novo convite.',
  ],
  invitation_for_another: ['Este convite é para {email}.', 'Saia e abra o link de novo.'],
  invitation_expired: ['Este convite venceu.', 'Peça a {company} que o envie de novo.'],
  invitation_revoked: ['{company} retirou este convite.', 'Peça outro se foi engano.'],
  invitation_used: ['Este convite já foi aceito.', 'Entre com {email}.'],
  driver_code_wrong: [
    'Este código não funciona.',
    'Um código vale uma vez e por 15 minutos. Peça outro à central.',
  ],
  calls_off: [
    'Sua empresa não permite ligar nem mandar SMS aos destinatários.',
    'Escreva uma mensagem ao destinatário ou uma nota à central.',
  ],
  number_missing: ['Falta um número de telefone.', 'Peça à central que o inclua com o código do país.'],
  call_failed: ['A operadora não completou a ligação.', 'Tente daqui a pouco ou escreva uma mensagem.'],
  delivery_not_found: [
    'Entrega não encontrada. Confira o código de rastreamento.',
    'Ele está no e-mail ou na mensagem do remetente. Com a conta aberta, basta o número do pedido.',
  ],
  claim_needed: [
    'Esta entrega ainda não está na sua lista.',
    'Abra a página de rastreamento e informe os quatro últimos caracteres do telefone ou e-mail do pedido.',
  ],
  messages_closed: ['Esta empresa não recebe mensagens aqui.', 'Fale diretamente com a empresa.'],
  too_many_messages: [
    'Você enviou muitas mensagens na última hora.',
    'Espere um pouco ou fale diretamente com a empresa.',
  ],
  message_length: ['Uma mensagem tem de 1 a 1000 caracteres.', 'Encurte-a ou envie em duas.'],
  slot_full: ['Este horário acabou de ser ocupado.', 'Escolha outro horário ou outro dia.'],
  day_not_offered: ['Este dia não está disponível.', 'Escolha um dia de hoje até daqui a 30 dias.'],
  slot_not_offered: ['Este horário não está disponível.', 'Escolha manhã, tarde ou qualquer horário.'],
  phone_needed: [
    'É preciso um telefone para SMS ou ligação.',
    'Inclua o código do país, como +55 11 3111 1234.',
  ],
  photo_not_found: ['Uma foto desta avaliação não chegou.', 'Remova-a e inclua de novo.'],
  delivery_on_the_van: [
    'Seu pacote está a caminho e o dia não pode mais mudar.',
    'Você ainda pode escolher onde deixá-lo.',
  ],
  delivery_is_over: [
    'Esta entrega terminou e não pode mais mudar.',
    'A página de rastreamento mostra o que aconteceu.',
  ],
  not_delivered_yet: ['Este pacote ainda não foi entregue.', 'Volte depois da entrega.'],
  feedback_given: ['Você já avaliou esta entrega.', 'A avaliação está nas suas entregas anteriores.'],
}
