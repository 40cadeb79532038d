// Brazilian Portuguese texts of the contact and support pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Pergunte o que quiser',
  lead: 'Uma pessoa responde, em até {hours} horas nos dias úteis.',
  forCustomers: 'Suporte para clientes',
  forCustomersMore: 'Dentro do produto, a pergunta leva junto o dia, o plano e o pedido. <link>Entrar</link>',
  somethingDown: 'Algo está fora do ar?',
  somethingDownMore: 'As sondas avisam primeiro. <link>Status</link>',
  businessHours: 'Horário de atendimento',
  open: '{weekday}, {time} PST: aberto',
  opensToday: '{weekday}, {time} PST: fechado, abre hoje às 9h',
  opensTomorrow: '{weekday}, {time} PST: fechado, abre amanhã às 9h',
  opensMonday: '{weekday}, {time} PST: fechado, abre segunda-feira às 9h',
  name: 'Nome',
  email: 'E-mail',
  company: 'Empresa <optional>opcional</optional>',
  phone: 'Telefone <optional>opcional</optional>',
  subject: 'Assunto <optional>opcional</optional>',
  message: 'Mensagem',
  send: 'Enviar mensagem',
  sending: 'Enviando…',
  use: 'Usamos isto para responder a você, nada mais. <link>Privacidade</link>',
  subjectGeneral: 'Geral',
  subjectSales: 'Vendas',
  subjectSupport: 'Suporte',
  subjectPartnership: 'Parceria',
  subjectDemo: 'Demonstração',
  sent: 'Obrigado pela sua mensagem! Responderemos em até {hours} horas.',
  failed: 'Não foi possível enviar a mensagem. Tente de novo.',
  notSent: '{reason} Seu texto continua aqui.',
  about: 'Sobre: {subject}',
  enterName: 'Digite seu nome',
  enterEmail: 'Digite seu endereço de e-mail',
  emailIncomplete: 'Este endereço de e-mail não está completo',
  enterMessage: 'Escreva uma mensagem',
  frequentlyAsked: 'Perguntas frequentes',
  trialQuestion: 'Quanto dura o teste, e é preciso cartão?',
  trialAnswer:
    '{days, plural, one {#\u00a0dia} many {#\u00a0de dias} other {#\u00a0dias}}, sem cartão. Quando termina, você ainda pode ler tudo.',
  spreadsheetQuestion: 'Posso trazer meus endereços de uma planilha?',
  spreadsheetAnswer:
    'Sim. CSV e XLSX, com as colunas que você tem: {name} descobre qual é qual, mostra linha por linha o que não conseguiu ler e não salva nada até você concordar.',
  phonesQuestion: 'Os motoristas precisam de telefones novos?',
  phonesAnswer:
    'Não. O aplicativo do motorista roda no navegador de um telefone, e rastreadores que falam OsmAnd ou OwnTracks funcionam como estão.',
  limitQuestion: 'O que acontece quando um veículo passa do limite do meu plano?',
  limitAnswer:
    'Nada para. O dia planejado vai até o fim; o próximo veículo espera até você mudar de plano ou arquivar um.',
  dataQuestion: 'Onde ficam nossos dados e quem pode vê-los?',
  dataAnswer:
    'Em um banco de dados PostgreSQL, separados linha por linha para cada empresa. Sua equipe os vê conforme a função.',
  trackingQuestion: 'Os destinatários podem rastrear sem conta?',
  trackingAnswer:
    'Sim. O número de rastreamento abre a página. Ela mostra quando o volume chega e, perto do fim, a van, nunca um telefone ou outra parada.',
  threeWays: 'Três caminhos até uma resposta, o mais rápido primeiro.',
  lookItUp: 'Procure',
  lookItUpMore:
    'A <help>Central de ajuda</help> tem respostas curtas com as palavras que você usaria no rádio.',
  checkTheLine: 'Verifique a linha',
  checkTheLineMore:
    'Quando algo não carrega, o <diagnostics>Diagnóstico de rede</diagnostics> diz se somos nós, a sua rede ou o seu navegador, e gera um relatório que você pode enviar. A <status>página de status</status> diz se outros também percebem.',
  askAPerson: 'Pergunte a uma pessoa',
  askAPersonMore:
    'Escreva para nós pelo <contact>Contato</contact>. Estamos disponíveis: {businessHours}. Respondemos em até {hours} horas nos dias úteis.',
} satisfies Translation<typeof en>
