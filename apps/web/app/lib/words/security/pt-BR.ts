// Brazilian texts of the security of an account.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Second step
  security: 'Segurança',
  askedFor: '{who} pede uma segunda etapa ao entrar. Ative aqui e tudo se abre.',
  orPasskey: 'Ou adicione uma chave de acesso e entre com ela: vale pelas duas etapas.',
  secondStep: 'Segunda etapa ao entrar',
  secondStepLead:
    'Depois da senha, um código de 6 dígitos do seu telefone. Só a senha roubada não abre nada.',
  stepNotRead: 'Não foi possível ler a segunda etapa',
  turnOn: 'Ativar',
  turnOff: 'Desativar',
  password: 'Senha',
  passwordLead: 'Enviamos um link para escolher uma nova. Isso encerra as outras sessões.',
  changePassword: 'Alterar senha',
  stepIsOn: 'A segunda etapa está ativa',
  stepIsOff: 'A segunda etapa está desativada',
  keyCopied: 'Chave copiada',
  scanThis: '1. Leia isto com um app autenticador',
  qrCode: 'Código QR para o app autenticador',
  orTypeKey: 'Ou digite esta chave:',
  copy: 'Copiar',
  storeKey: '2. Guarde a chave em lugar seguro',
  storeKeyMore:
    'Ela é mostrada só uma vez. Se perder o telefone, qualquer app autenticador gera seus códigos de novo com ela. Os códigos de recuperação, que você pode criar depois, fazem o mesmo sem app.',
  enterAppCode: '3. Digite o código que o app mostra',
  cancel: 'Cancelar',
  onSince: 'Ativa desde {day}',

  // Recovery codes
  recoveryCodes: 'Códigos de recuperação',
  codesLeft: 'Restam {left} de {total}. Os novos os substituem, e as sessões abertas com um antigo terminam.',
  codesLead: 'Para o caso de perder o telefone: dez códigos para imprimir ou anotar, cada um vale um acesso.',
  shownOnce: 'Mostrados só desta vez. Cada um vale uma vez, no lugar de um código do app.',
  codesCopied: 'Códigos de recuperação copiados',
  saveAsFile: 'Salvar como arquivo',
  codesNotCreated: 'Não foi possível criar os códigos',
  newCodes: 'Criar novos códigos de recuperação',
  createCodes: 'Criar códigos de recuperação',
  sessionsEnded:
    '{count, plural, one {# outra sessão encerrada.} many {# outras sessões encerradas.} other {# outras sessões encerradas.}}',

  // Sessions and sign-ins
  unknownAddress: 'endereço desconhecido',
  sessionUsed: '{address}, último uso {time}',
  hasSecondStep: 'segunda etapa',
  thisBrowser: 'este navegador',
  signOutOf: 'Desconectar {browser}, último uso {time}',
  signOut: 'Desconectar',
  signedOutThere: 'Desconectado lá',
  nothingChanged: 'Nada mudou',
  signedOutElsewhere: 'Desconectado em todos os outros lugares',
  whereSignedIn: 'Onde você está conectado',
  whereSignedInLead: 'Um navegador que você não reconhece é motivo para trocar a senha.',
  sessions: 'Sessões',
  sessionsNoun: 'sessões',
  signOutElsewhere: 'Desconectar de todos os outros lugares',
  outcomeSignedIn: 'entrou',
  outcomeWrongPassword: 'senha errada',
  outcomeWrongCode: 'código errado',
  outcomeRefused: 'recusado',
  withPasskey: 'com chave de acesso',
  signIns: 'Acessos',
  signInsNoun: 'acessos',
  signInsLead: 'Os últimos 50, incluindo tentativas que falharam.',

  // Providers
  connectedWith: 'Conectado com {name}',
  providers: 'Provedores de acesso',
  providersNoun: 'provedores de acesso',
  providersLead: 'Entre com {name} em vez de uma senha guardada aqui.',
  oneMoment: 'Um momento…',
  connectTo: 'Conectar {name}',
  connectedSince: 'conectado em {day}',
  lastUsed: 'último uso {day}',
  disconnectFrom: 'Desconectar {name}',
  disconnect: 'Desconectar',
  disconnectedFrom: 'Desconectado de {name}',
  disconnectQuestion: 'Desconectar {name}?',
  disconnectMore:
    'Quem entrou com ele em outro lugar é desconectado. Entrar com {name} e o mesmo e-mail conecta de novo.',

  // Own data
  yourData: 'Seus dados',
  yourDataLead: 'Tudo o que esta conta contém, em um arquivo zip. Fica guardado por sete dias.',
  writing: 'Gerando…',
  writeMyData: 'Gerar meus dados',
  download: 'Baixar, {size}',
  dataNotWritten: 'Não foi possível gerar seus dados',
  deleteAccount: 'Excluir conta',
  deleteAccountLead:
    'Para sempre: a conta, suas sessões, dispositivos e tudo ligado a ela, em todas as empresas.',
  deleteMyAccount: 'Excluir minha conta',
  accountBeingDeleted: 'Sua conta está sendo excluída',
  deleteYourAccount: 'Excluir sua conta',
  cannotBeUndone: 'Isto não pode ser desfeito.',
  delete: 'Excluir',
  dataNoun: 'dados',
  firstChange: 'Ainda não. Primeiro isto precisa mudar:',
  whatGoes: 'O que sai:',
  whatStays: 'O que fica',
  companiesHold:
    'O que empresas têm de você como destinatário ou motorista. Peça a elas: elas mesmas apagam.',
  backupsHold: 'Os backups do operador guardam a conta até serem excluídos.',
  accountNotDeleted: 'Não foi possível excluir a conta',
  typeEmail: 'Digite seu e-mail para confirmar',

  // Passkeys
  passkeys: 'Chaves de acesso',
  passkeysNoun: 'chaves de acesso',
  passkeysLead: 'Entre com digital, rosto ou PIN em vez da senha. Uma página falsa não consegue usá-la.',
  passkeyAdded: 'Chave de acesso adicionada',
  waitingForDevice: 'Aguardando seu dispositivo…',
  addPasskey: 'Adicionar chave de acesso',
  notUsedYet: 'ainda não usada',
  passkeyState: 'Adicionada em {day}, {use}',
  asksForCode:
    'Pede também um código, pois é mais antiga que sua segunda etapa. Remova e adicione de novo para dispensar.',
  renameWhat: 'Renomear {name}',
  rename: 'Renomear',
  removeWhat: 'Remover {name}',
  remove: 'Remover',
  passkeyRenamed: 'Chave de acesso renomeada',
  renamePasskey: 'Renomear chave de acesso',
  save: 'Salvar',
  name: 'Nome',
  passkeyRemoved: 'Chave de acesso removida',
  removeQuestion: 'Remover {name}?',
  removePasskeyMore:
    'Você não poderá mais entrar com ela, e quem entrou com ela em outro lugar é desconectado. Seu dispositivo talvez ainda a ofereça; exclua lá também. Sua senha continua igual.',

  // Names of browsers
  browserOn: '{browser} no {system}',
  unknownBrowser: 'Navegador desconhecido',
} satisfies Translation<typeof en>
