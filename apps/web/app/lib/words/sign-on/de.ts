// German texts of the settings of single sign-on. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Single Sign-on',
  intro:
    'Die Leute deiner Firma melden sich bei ihrem eigenen Identitätsanbieter an, über OpenID Connect oder SAML 2.0.',
  what: 'Single Sign-on',
  domains: 'E-Mail-Domains',
  domainsMore:
    'Die E-Mail-Adresse führt zu deinem Identitätsanbieter. Weise mit einem DNS-Eintrag nach, dass ihre Domain dir gehört.',
  proven: 'Nachgewiesen',
  notProven: 'Noch nicht nachgewiesen',
  checkDomain: '{domain} prüfen',
  removeDomain: '{domain} entfernen',
  notChecked: '{domain} konnte nicht geprüft werden',
  notRemoved: 'Entfernen nicht möglich',
  newDomain: 'Domain',
  enterDomain: 'Gib eine Domain ein, zum Beispiel {example}',
  addDomain: 'Domain hinzufügen',
  domainNotAdded: 'Die Domain wurde nicht hinzugefügt',
  provider: 'Identitätsanbieter',
  protocol: 'Protokoll',
  tellProvider: 'Trage dies bei deinem Identitätsanbieter ein',
  redirectUri: 'Weiterleitungs-URI',
  ownEntityId: 'Entity-ID',
  issuer: 'Aussteller (Issuer)',
  issuerHint: 'Die Adresse vor /.well-known/openid-configuration.',
  clientId: 'Client-ID',
  secret: 'Client-Geheimnis',
  secretStored: 'Ein Geheimnis ist gespeichert. Lass das Feld leer, um es zu behalten.',
  entityId: 'Entity-ID des Anbieters',
  entityIdHint: 'Heißt auch Issuer oder Bezeichner.',
  signInUrl: 'Anmelde-URL',
  certificates: 'Signaturzertifikate',
  certificatesHint:
    'Im PEM-Format. Trage vor einem Schlüsselwechsel des Anbieters das nächste neben dem jetzigen ein.',
  certificateEnds: '{subject}: gültig bis {day}',
  newPeople: 'Wer sich zum ersten Mal anmeldet',
  membersOnly: 'Nur Mitglieder des Teams kommen herein',
  enabled: 'Single Sign-on ist an',
  required: 'Mitglieder mit nachgewiesener E-Mail-Domain müssen es nutzen',
  requiredHint:
    'Administratoren behalten ihre anderen Wege zur Anmeldung, damit ein Ausfall deines Anbieters niemanden aussperrt. Offene Sitzungen laufen weiter.',
  notSaved: 'Single Sign-on wurde nicht gespeichert',
  saved: 'Single Sign-on gespeichert',
  trialTitle: 'Test',
  trialMore:
    'Melde dich in diesem Tab bei deinem Identitätsanbieter an. Du bleibst, wer du bist; diese Seite sagt danach, wie es lief.',
  tryIt: 'Anmeldung testen',
  trialFailed: 'Der Test konnte nicht starten',
  lastProblem: 'Letztes Problem, {when}: {problem}',
  lastSuccess: 'Zuletzt erfolgreich: {when}',
  noSuccess: 'So hat sich noch niemand angemeldet.',
  removeAll: 'Single Sign-on entfernen',
  removeQuestion: 'Single Sign-on entfernen?',
  removeEffect: 'Alle melden sich wieder mit Passwort an. Die E-Mail-Domains bleiben.',
} satisfies Translation<typeof en>
