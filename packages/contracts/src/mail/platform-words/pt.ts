// Portuguese words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Ou digite o código {{code}}.'
const NOT_YOU = 'Se não foi você, pode ignorar este e-mail.'
const PAID = 'Se você pagou nos últimos dias, pode ignorar este e-mail.'
const INVOICES = 'Abrir as faturas'

export const pt: PlatformMailWords = {
  greeting: 'Olá {{user_name}},',
  reader: 'a você',
  values: {
    member: 'membro',
    roles: {
      admin: 'administrador',
      dispatcher: 'operador da central',
      viewer: 'somente consulta',
      driver: 'motorista',
    },
    trialEnd: 'em {day}',
    unpaid: 'uma fatura está em aberto há mais de {days} dias',
    ticket: 'Leia e responda aqui:',
  },
  mails: {
    password_reset: {
      subject: 'Redefina sua senha',
      before: ['Recebemos um pedido de nova senha para a sua conta.'],
      button: 'Escolher nova senha',
      after: ['O link expira em {{expiry_hours}} horas e funciona uma vez.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Boas-vindas ao {{product_name}}',
      before: [
        'O teste da empresa {{trial_company}} dura {{trial_days}} dias e não precisa de cartão.',
        'Importe uma lista de pedidos, otimize e veja o dia de amanhã antes que ele comece.',
      ],
      button: 'Abrir o painel',
    },
    email_confirmation: {
      subject: 'Confirme seu e-mail',
      before: ['Confirme que este endereço é seu.'],
      button: 'Confirmar o e-mail',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Convite de {{inviting_company}}',
      before: [
        '{{inviting_company}} convidou você para trabalhar com a equipe no {{product_name}}. Sua função: {{role_name}}.',
      ],
      button: 'Aceitar o convite',
      after: [
        'O link funciona uma vez, por {{expires_in}}.',
        'Se você não sabe quem fez o convite, pode ignorar este e-mail.',
      ],
    },
    magic_link: {
      subject: 'Seu link de acesso',
      heading: 'Entrar',
      before: ['Com este link você entra na conta. Ele funciona uma vez.'],
      button: 'Entrar',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Confirme seu novo e-mail',
      before: ['Confirme o novo endereço de e-mail da sua conta.'],
      button: 'Confirmar o e-mail',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Seu código de confirmação',
      before: ['Digite este código para continuar: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Você já tem uma conta no {{product_name}}',
      before: [
        'Alguém pediu um teste com este endereço, que já tem conta. Entre, ou escolha uma nova senha em “Esqueceu a senha?”.',
      ],
      button: 'Entrar',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'Nova chave de acesso na sua conta do {{product_name}}',
      heading: 'Nova chave de acesso na sua conta',
      before: [
        'A chave de acesso “{{passkey_name}}” foi adicionada ({{added_at}}). Quem estiver com ela pode entrar como você.',
      ],
      button: 'Ver suas chaves de acesso',
      after: ['Se não foi você, remova-a ali, encerre as outras sessões e escolha uma nova senha.'],
    },
    passwords_refused: {
      subject: 'Alguém tenta adivinhar sua senha do {{product_name}}',
      heading: 'Alguém tenta adivinhar sua senha',
      before: [
        'Senhas erradas tentadas na sua conta no último dia: {{tries}}, de lugares onde você nunca entrou. Sua conta está segura: até amanhã nenhuma senha é aceita desses lugares.',
        'De onde você já entrou antes, pode entrar normalmente. Em outros lugares, use “Esqueceu a senha?” ou um link de acesso.',
      ],
      button: 'Verificar seus acessos',
      after: ['Ative ali uma segunda etapa, se ainda não tiver.'],
    },
    contact_message: {
      subject: 'Contato ({{topic}}): {{sender_name}}',
      heading: 'Nova mensagem de contato',
      before: [
        'De: {{sender_name}} <{{sender_email}}>',
        'Empresa: {{sender_company}}',
        'Telefone: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Seu teste termina {{trial_end}}',
      before: [
        'Depois disso, {{customer_company}} pode ler e exportar tudo; importar, planejar e enviar esperam até a escolha de um plano.',
      ],
      button: 'Escolher um plano',
    },
    trial_ended: {
      subject: 'Seu teste terminou',
      before: [
        'O teste da empresa {{customer_company}} acabou. O que vocês criaram fica guardado, e as rotas em andamento vão até o fim.',
      ],
      button: 'Escolher um plano',
    },
    invoice_issued: {
      subject: 'Fatura {{invoice_number}}: {{amount}}',
      heading: 'Fatura {{invoice_number}}',
      before: [
        'Segue em anexo a fatura {{invoice_number}} de {{customer_company}} no valor de {{amount}}. Vencimento: {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Lembrete: a fatura {{invoice_number}} venceu em {{due_date}}',
      heading: 'A fatura {{invoice_number}} está vencida',
      before: [
        'A fatura {{invoice_number}} de {{customer_company}} no valor de {{amount}} venceu em {{due_date}} e ainda não foi paga.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Último aviso: fatura {{invoice_number}}',
      heading: 'A fatura {{invoice_number}} continua em aberto',
      before: [
        'Já lembramos você da fatura {{invoice_number}} de {{customer_company}}. O valor de {{amount}} venceu em {{due_date}} e não chegou.',
        'Sem o pagamento, {{customer_company}} será suspensa em {{suspension_date}}: vocês poderão ler e exportar tudo, mas não importar, planejar nem enviar.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Nota de crédito {{credit_note_number}} da fatura {{invoice_number}}',
      heading: 'Nota de crédito {{credit_note_number}}',
      before: [
        'Creditamos {{amount}} a {{customer_company}} pela fatura {{invoice_number}}.',
        'Motivo: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Pagamento recebido: fatura {{invoice_number}}',
      heading: 'Agradecemos o pagamento',
      before: [
        'Recebemos {{amount}} pela fatura {{invoice_number}} de {{customer_company}}, com vencimento em {{due_date}}.',
        'Seu plano: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} está suspensa',
      before: [
        'Motivo: {{reason}}',
        'Vocês podem ler e exportar tudo, e as rotas em andamento vão até o fim. Importar, planejar e enviar esperam.',
      ],
      button: 'Plano e faturas',
    },
    company_resumed: {
      subject: '{{customer_company}} pode voltar a trabalhar',
      before: ['A suspensão acabou: importem, planejem e enviem como antes.'],
      button: 'Abrir o painel',
    },
    company_closed: {
      subject: '{{customer_company}} está fechada',
      before: [
        'As pessoas da empresa não podem mais abri-la. As rotas enviadas vão até o fim, e os destinatários continuam a acompanhá-las.',
        'Administradores que entrarem podem exportar os dados até {{delete_day}}. Depois, pedidos, pessoas, veículos e arquivos são apagados; as faturas ficam.',
        'Se foi um engano, escreva para nós antes desse dia e a reabrimos.',
      ],
      button: 'Escrever para nós',
    },
    support_reply: {
      subject: 'Re: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}: {{report_period}}',
      heading: '{{report_name}}',
      before: [
        'Aqui está o relatório de {{report_company}} do período {{report_period}}. Linhas no arquivo anexo: {{row_count}}.',
      ],
      button: 'Abrir o relatório',
      after: [
        'Você recebe este e-mail porque alguém da equipe o escolheu como leitor. A página do relatório permite pará-lo.',
      ],
    },
  },
}
