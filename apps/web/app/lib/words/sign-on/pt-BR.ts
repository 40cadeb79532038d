// Brazilian Portuguese texts of the settings of single sign-on. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Login único',
  intro:
    'As pessoas da sua empresa entram pelo próprio provedor de identidade dela, por OpenID Connect ou SAML 2.0.',
  what: 'o login único',
  domains: 'Domínios de e-mail',
  domainsMore:
    'O endereço de e-mail leva ao seu provedor de identidade. Prove com um registro DNS que o domínio é seu.',
  proven: 'Comprovado',
  notProven: 'Ainda não comprovado',
  checkDomain: 'Verificar {domain}',
  removeDomain: 'Remover {domain}',
  notChecked: 'Não foi possível verificar {domain}',
  notRemoved: 'Não foi possível remover',
  newDomain: 'Domínio',
  enterDomain: 'Digite um domínio como {example}',
  addDomain: 'Adicionar domínio',
  domainNotAdded: 'O domínio não foi adicionado',
  provider: 'Provedor de identidade',
  protocol: 'Protocolo',
  tellProvider: 'Informe isto no seu provedor de identidade',
  redirectUri: 'URI de redirecionamento',
  ownEntityId: 'Entity ID',
  issuer: 'Emissor (issuer)',
  issuerHint: 'O endereço antes de /.well-known/openid-configuration.',
  clientId: 'ID do cliente',
  secret: 'Segredo do cliente',
  secretStored: 'Há um segredo salvo. Deixe o campo vazio para mantê-lo.',
  entityId: 'Entity ID do provedor',
  entityIdHint: 'Também chamado de emissor ou identificador.',
  signInUrl: 'URL de login',
  certificates: 'Certificados de assinatura',
  certificatesHint:
    'No formato PEM. Antes de o provedor trocar a chave, adicione o próximo ao lado do atual.',
  certificateEnds: '{subject}: válido até {day}',
  newPeople: 'Pessoas que entram pela primeira vez',
  membersOnly: 'Só entram membros da equipe',
  enabled: 'O login único está ativado',
  required: 'Membros com domínio de e-mail comprovado devem usá-lo',
  requiredHint:
    'Administradores mantêm suas outras formas de entrar, para que uma queda do provedor não bloqueie ninguém. Sessões abertas continuam.',
  notSaved: 'O login único não foi salvo',
  saved: 'Login único salvo',
  trialTitle: 'Teste',
  trialMore:
    'Entre no seu provedor de identidade nesta aba. Sua sessão não muda; depois esta página diz como foi.',
  tryIt: 'Testar o login',
  trialFailed: 'O teste não pôde começar',
  lastProblem: 'Último problema, {when}: {problem}',
  lastSuccess: 'Último sucesso: {when}',
  noSuccess: 'Ninguém entrou assim ainda.',
  removeAll: 'Remover o login único',
  removeQuestion: 'Remover o login único?',
  removeEffect: 'Todos voltam a entrar com senha. Os domínios de e-mail ficam.',
} satisfies Translation<typeof en>
