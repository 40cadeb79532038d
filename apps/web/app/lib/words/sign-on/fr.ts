// French texts of the settings of single sign-on. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Authentification unique',
  intro:
    'Les personnes de votre entreprise se connectent auprès de son propre fournisseur d’identité, par OpenID Connect ou SAML 2.0.',
  what: 'l’authentification unique',
  domains: 'Domaines de messagerie',
  domainsMore:
    'L’adresse e-mail mène à votre fournisseur d’identité. Prouvez par un enregistrement DNS que son domaine est à vous.',
  proven: 'Prouvé',
  notProven: 'Pas encore prouvé',
  checkDomain: 'Vérifier {domain}',
  removeDomain: 'Supprimer {domain}',
  notChecked: 'Impossible de vérifier {domain}',
  notRemoved: 'Suppression impossible',
  newDomain: 'Domaine',
  enterDomain: 'Saisissez un domaine, par exemple {example}',
  addDomain: 'Ajouter le domaine',
  domainNotAdded: 'Le domaine n’a pas été ajouté',
  provider: 'Fournisseur d’identité',
  protocol: 'Protocole',
  tellProvider: 'À saisir chez votre fournisseur d’identité',
  redirectUri: 'URI de redirection',
  ownEntityId: 'Entity ID',
  issuer: 'Émetteur (issuer)',
  issuerHint: 'L’adresse avant /.well-known/openid-configuration.',
  clientId: 'ID client',
  secret: 'Secret client',
  secretStored: 'Un secret est enregistré. Laissez le champ vide pour le garder.',
  entityId: 'Entity ID du fournisseur',
  entityIdHint: 'Aussi appelé émetteur ou identifiant.',
  signInUrl: 'URL de connexion',
  certificates: 'Certificats de signature',
  certificatesHint:
    'Au format PEM. Avant que le fournisseur change de clé, ajoutez le prochain à côté de l’actuel.',
  certificateEnds: '{subject} : valable jusqu’au {day}',
  newPeople: 'Personnes qui se connectent pour la première fois',
  membersOnly: 'Seuls les membres de l’équipe entrent',
  enabled: 'L’authentification unique est activée',
  required: 'Les membres dont le domaine de messagerie est prouvé doivent l’utiliser',
  requiredHint:
    'Les administrateurs gardent leurs autres moyens de connexion, pour qu’une panne de votre fournisseur ne bloque personne. Les sessions ouvertes continuent.',
  notSaved: 'L’authentification unique n’a pas été enregistrée',
  saved: 'Authentification unique enregistrée',
  trialTitle: 'Test',
  trialMore:
    'Connectez-vous chez votre fournisseur d’identité dans cet onglet. Votre session reste la même ; cette page dit ensuite comment cela s’est passé.',
  tryIt: 'Tester la connexion',
  trialFailed: 'Le test n’a pas pu commencer',
  lastProblem: 'Dernier problème, {when} : {problem}',
  lastSuccess: 'Dernier succès : {when}',
  noSuccess: 'Personne ne s’est encore connecté ainsi.',
  removeAll: 'Supprimer l’authentification unique',
  removeQuestion: 'Supprimer l’authentification unique ?',
  removeEffect: 'Tout le monde se connecte de nouveau par mot de passe. Les domaines de messagerie restent.',
} satisfies Translation<typeof en>
