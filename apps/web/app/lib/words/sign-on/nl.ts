// Dutch texts of the settings of single sign-on. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Eenmalige aanmelding',
  intro:
    'Mensen van je bedrijf melden zich aan bij de eigen identiteitsprovider, via OpenID Connect of SAML 2.0.',
  what: 'eenmalige aanmelding',
  domains: 'Maildomeinen',
  domainsMore:
    'Het mailadres leidt naar je identiteitsprovider. Bewijs met een DNS-record dat het domein van jou is.',
  proven: 'Bewezen',
  notProven: 'Nog niet bewezen',
  checkDomain: '{domain} controleren',
  removeDomain: '{domain} verwijderen',
  notChecked: '{domain} kon niet worden gecontroleerd',
  notRemoved: 'Verwijderen lukte niet',
  newDomain: 'Domein',
  enterDomain: 'Voer een domein in, bijvoorbeeld {example}',
  addDomain: 'Domein toevoegen',
  domainNotAdded: 'Het domein is niet toegevoegd',
  provider: 'Identiteitsprovider',
  protocol: 'Protocol',
  tellProvider: 'Voer dit in bij je identiteitsprovider',
  redirectUri: 'Redirect-URI',
  ownEntityId: 'Entity-ID',
  issuer: 'Uitgever (issuer)',
  issuerHint: 'Het adres vóór /.well-known/openid-configuration.',
  clientId: 'Client-ID',
  secret: 'Clientgeheim',
  secretStored: 'Er is een geheim opgeslagen. Laat het veld leeg om het te houden.',
  entityId: 'Entity-ID van de provider',
  entityIdHint: 'Heet ook uitgever of id.',
  signInUrl: 'Aanmeld-URL',
  certificates: 'Ondertekeningscertificaten',
  certificatesHint:
    'In PEM-vorm. Voeg het volgende toe naast het huidige voordat de provider van sleutel wisselt.',
  certificateEnds: '{subject}: geldig tot {day}',
  newPeople: 'Wie zich voor het eerst aanmeldt',
  membersOnly: 'Alleen teamleden komen binnen',
  enabled: 'Eenmalige aanmelding staat aan',
  required: 'Leden met een bewezen maildomein moeten die gebruiken',
  requiredHint:
    'Beheerders houden hun andere manieren om zich aan te melden, zodat een storing bij je provider niemand buitensluit. Open sessies lopen door.',
  notSaved: 'Eenmalige aanmelding is niet opgeslagen',
  saved: 'Eenmalige aanmelding opgeslagen',
  trialTitle: 'Test',
  trialMore:
    'Meld je in dit tabblad aan bij je identiteitsprovider. Je sessie blijft dezelfde; daarna zegt deze pagina hoe het ging.',
  tryIt: 'Aanmelding testen',
  trialFailed: 'De test kon niet starten',
  lastProblem: 'Laatste probleem, {when}: {problem}',
  lastSuccess: 'Laatst gelukt: {when}',
  noSuccess: 'Zo heeft nog niemand zich aangemeld.',
  removeAll: 'Eenmalige aanmelding verwijderen',
  removeQuestion: 'Eenmalige aanmelding verwijderen?',
  removeEffect: 'Iedereen meldt zich weer aan met een wachtwoord. De maildomeinen blijven.',
} satisfies Translation<typeof en>
