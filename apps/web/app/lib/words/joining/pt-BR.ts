// Brazilian texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'Abrindo o convite',
  join: 'Entrar em {company}',
  invited: '{who} convidou você. Sua função: {role}.',
  needsLink: 'Esta página precisa do link dela',
  openFullLink: 'Abra o link completo do e-mail.',
  notOpened: 'Não foi possível abrir o convite',
  tryAgain: 'Tentar de novo',
  signIn: 'Entrar',
  forAnother: 'Este convite é para {email}',
  forAnotherMore: 'Você entrou como {email}. Saia para aceitar com o endereço convidado.',
  signOut: 'Sair',
  staySignedIn: 'Continuar conectado',
  hasAccount: '{email} já tem uma conta: entre com ela e você voltará aqui.',
  accept: 'Aceitar',
  accountReadyBut: 'Sua conta está pronta, mas: {problem}',
  accountWillBe: 'Sua conta será {email}.',
  joining: 'Entrando…',
  createAndJoin: 'Criar conta e entrar',
  orContinueWith: 'Ou continuar com {provider}',

  // The person's account
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  password: 'Senha',
  atLeast8: 'Pelo menos 8 caracteres',

  // First owner
  setUp: 'Configurar',
  openPrintedLink: 'Abra o link completo que o servidor mostrou ao iniciar.',
  ownPlatform: 'Você será dono desta plataforma: empresas, planos, e-mails e regiões.',
  settingUp: 'Configurando…',
  becomeOwner: 'Tornar-me proprietário',
  invitation: 'Convite',
} satisfies Translation<typeof en>
