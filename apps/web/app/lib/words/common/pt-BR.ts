// Brazilian Portuguese texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} min',
  hours: '{hours} h {minutes}',
  onTime: 'no horário',
  late: '{duration} de atraso',
  early: '{duration} adiantado',
  anyTime: 'a qualquer hora',
  until: 'até {time}',
  from: 'a partir das {time}',
  range: '{from}-{to}',
  secondsAgo: 'há {seconds} s',
  listComma: ', ',
  percent: '{value}%',
  ago: 'há {duration}',
  // Every page
  account: 'Conta de {name}',
  goToCompany: 'Ir para {company}',
  security: 'Segurança',
  signOut: 'Sair',
  theme: 'Tema',
  themeLight: 'Claro',
  themeDark: 'Escuro',
  themeSystem: 'Sistema',
  language: 'Idioma',
  loading: 'Carregando',
  loadingWhat: 'Carregando: {what}',
  notLoaded: 'Não foi possível carregar: {what}',
  retry: 'Tentar de novo',
  seePlans: 'Ver planos',
  messages: 'Mensagens',
  you: 'Você',
  byText: 'por SMS',
  wasRead: 'lida',
  send: 'Enviar',
  sending: 'Enviando',
  noPush: 'Este navegador não mostra notificações. No iPhone, adicione primeiro a página à tela inicial.',
  pushDenied: 'As notificações desta página estão bloqueadas. Permita nas configurações do navegador.',

  // No usable answer from the server
  serverSilent: 'O servidor não respondeu em {seconds} s.',
  serverUnreachable: 'Não foi possível acessar o servidor.',
  checkConnection: 'Verifique sua conexão e tente de novo.',
  notUnderstood: 'O servidor enviou uma resposta que esta página não entende.',
  reloadPage: 'Recarregue a página.',
  wentWrong: 'Algo deu errado.',
} satisfies Translation<typeof en>
