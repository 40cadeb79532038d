// Italian texts of the settings of single sign-on. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Accesso unico',
  intro:
    'Le persone della tua azienda accedono presso il suo provider di identità, con OpenID Connect o SAML 2.0.',
  what: 'l’accesso unico',
  domains: 'Domini di posta',
  domainsMore:
    'L’indirizzo e-mail porta al tuo provider di identità. Dimostra con un record DNS che il suo dominio è tuo.',
  proven: 'Dimostrato',
  notProven: 'Non ancora dimostrato',
  checkDomain: 'Controlla {domain}',
  removeDomain: 'Rimuovi {domain}',
  notChecked: 'Impossibile controllare {domain}',
  notRemoved: 'Impossibile rimuovere',
  newDomain: 'Dominio',
  enterDomain: 'Inserisci un dominio, ad esempio {example}',
  addDomain: 'Aggiungi dominio',
  domainNotAdded: 'Il dominio non è stato aggiunto',
  provider: 'Provider di identità',
  protocol: 'Protocollo',
  tellProvider: 'Inserisci questi dati presso il tuo provider di identità',
  redirectUri: 'URI di reindirizzamento',
  ownEntityId: 'Entity ID',
  issuer: 'Emittente (issuer)',
  issuerHint: 'L’indirizzo prima di /.well-known/openid-configuration.',
  clientId: 'ID client',
  secret: 'Segreto client',
  secretStored: 'Un segreto è salvato. Lascia vuoto il campo per conservarlo.',
  entityId: 'Entity ID del provider',
  entityIdHint: 'Detto anche emittente o identificatore.',
  signInUrl: 'URL di accesso',
  certificates: 'Certificati di firma',
  certificatesHint:
    'In formato PEM. Prima che il provider cambi chiave, aggiungi il prossimo accanto a quello attuale.',
  certificateEnds: '{subject}: valido fino al {day}',
  newPeople: 'Chi accede per la prima volta',
  membersOnly: 'Entrano solo i membri del team',
  enabled: 'L’accesso unico è attivo',
  required: 'I membri con un dominio di posta dimostrato devono usarlo',
  requiredHint:
    'Gli amministratori conservano gli altri modi di accesso, così un guasto del provider non chiude fuori nessuno. Le sessioni aperte continuano.',
  notSaved: 'L’accesso unico non è stato salvato',
  saved: 'Accesso unico salvato',
  trialTitle: 'Prova',
  trialMore:
    'Accedi al tuo provider di identità in questa scheda. La tua sessione non cambia; poi questa pagina dice com’è andata.',
  tryIt: 'Prova l’accesso',
  trialFailed: 'La prova non è potuta iniziare',
  lastProblem: 'Ultimo problema, {when}: {problem}',
  lastSuccess: 'Ultimo successo: {when}',
  noSuccess: 'Nessuno ha ancora fatto accesso così.',
  removeAll: 'Rimuovi l’accesso unico',
  removeQuestion: 'Rimuovere l’accesso unico?',
  removeEffect: 'Tutti accedono di nuovo con la password. I domini di posta restano.',
} satisfies Translation<typeof en>
