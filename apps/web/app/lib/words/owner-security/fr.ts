// French texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'sécurité',
  owners: 'Propriétaires',
  newOwner: 'Nouveau propriétaire',
  addOwner: 'Ajouter le propriétaire',
  ownerNotAdded: 'Le propriétaire n’a pas pu être ajouté',
  ownerLead: 'Un propriétaire voit toutes les entreprises et modifie formules, e-mails et paramètres.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  firstPassword: 'Premier mot de passe',
  isNowOwner: '{email} est maintenant propriétaire',
  ownerSince: '{email}, propriétaire depuis le {day}',
  seenAgo: 'vu {ago}',
  neverSignedIn: 'jamais connecté',
  secondStepOn: 'seconde étape activée',
  noSecondStep: 'sans seconde étape',
  you: 'vous',
  removeWhat: 'Retirer {name}',
  remove: 'Retirer',
  removeQuestion: 'Retirer {name} ?',
  removeEffect: 'Le compte reste, sans droits sur la plateforme.',
  noLongerOwner: 'N’est plus propriétaire',
  ownerByCommand:
    'Sur le serveur, npm run owner -- --mail ADDRESS ajoute aussi un propriétaire, ou crée un nouveau lien.',

  // How owners sign in
  howOwnersSignIn: 'Connexion des propriétaires',
  needSecondStep: 'Les propriétaires ont besoin d’une seconde étape à la connexion',
  needSecondStepNow: 'Les propriétaires ont maintenant besoin d’une seconde étape',
  secondStepOptional: 'Les propriétaires peuvent se connecter sans seconde étape',
  withoutStep:
    'Un propriétaire qui n’en a pas n’a aucun droit sur la plateforme et est conduit là où on l’ajoute.',
  othersWithout:
    '{count, plural, =0 {Aucun autre propriétaire n’en est dépourvu. Les clés d’API créées par un propriétaire n’agissent plus en propriétaire.} one {Un autre propriétaire n’en a pas : ce compte est déconnecté dès que vous la demandez. Les clés d’API créées par un propriétaire n’agissent plus en propriétaire.} many {# autres propriétaires n’en ont pas : ils sont déconnectés dès que vous la demandez. Les clés d’API créées par un propriétaire n’agissent plus en propriétaire.} other {# autres propriétaires n’en ont pas : ils sont déconnectés dès que vous la demandez. Les clés d’API créées par un propriétaire n’agissent plus en propriétaire.}}',
  addYourOwnFirst: 'Ajoutez d’abord la vôtre et connectez-vous avec.',
  yourOwnSignIn: 'Votre propre connexion',

  // Sessions
  whereOwnersSignedIn: 'Où les propriétaires sont connectés',
  noSessions: 'Aucun propriétaire n’a de session ouverte dans un navigateur.',
  sessionsOfOwners: 'Sessions des propriétaires',
  unknownAddress: 'adresse inconnue',
  usedAgo: 'utilisée {ago}',
  hasSecondStep: 'seconde étape',
  thisBrowser: 'ce navigateur',
  signOut: 'Déconnecter',
  signOutOf: 'Déconnecter {name}, {browser}',
  signedOutThere: 'Déconnecté là-bas',

  // Failed sign-ins
  failedSevenDays: 'Connexions échouées, 7 jours',
  noFailed: 'Personne n’a échoué à se connecter à un compte ces 7 derniers jours.',
  failedSignIns: 'Connexions échouées',
  attempts:
    '{count, plural, one {# essai, le dernier {ago}} many {# essais, le dernier {ago}} other {# essais, le dernier {ago}}}',
  wrongCode: 'code erroné',
  wrongPassword: 'mot de passe erroné',
  owner: 'propriétaire',
  signedInSince: 'connecté depuis',
  unknownAccounts: 'Les essais sur des adresses sans compte sont limités et ne figurent pas ici.',

  // Addresses
  whereOwnersWork: 'D’où travaillent les propriétaires',
  fromElsewhere:
    'D’ailleurs, le compte d’un propriétaire n’a aucun droit sur la plateforme. Vous êtes à <address>{address}</address>.',
  addressesAndNetworks: 'Adresses et réseaux',
  addressesHint: 'Une par ligne. Laissez vide pour que les propriétaires travaillent de partout.',
  addressWrong: '{text} n’est ni une adresse comme 203.0.113.7 ni un réseau comme 203.0.113.0/24',
  saveAddresses: 'Enregistrer les adresses',
  saving: 'Enregistrement',
  addressesSaved: 'Adresses enregistrées',
  fromAnywhere: 'Les propriétaires peuvent travailler de partout',
  lockedOut: 'Accès perdu ? Sur le serveur, npm run owner -- --allow-any-address vide la liste.',

  // Accounts
  accounts: 'Comptes',
  withSecondStep: 'Avec seconde étape',
  openSessions: 'Sessions ouvertes',
  auditLog: 'Journal d’audit',
  apiKeys: 'Clés d’API',
} satisfies Translation<typeof en>
