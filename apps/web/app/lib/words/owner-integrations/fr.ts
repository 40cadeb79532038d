// French texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'Services',
  servicesNoun: 'services',
  outbox: 'Boîte d’envoi',
  servicesLead:
    'Définis par des variables d’environnement au démarrage du serveur ; un test envoie une vraie requête à chacun.',
  mail: 'Serveur de messagerie',
  texts: 'SMS',
  maps: 'Cartes',
  roads: 'Moteur routier',
  geocoder: 'Recherche d’adresses',
  storage: 'Stockage de fichiers',
  stripe: 'Paiement par carte',
  database: 'Base de données',
  mailsCaught: 'Les e-mails sont interceptés et visibles dans Boîte d’envoi',
  textsCaught: 'Les SMS sont interceptés et visibles dans Boîte d’envoi',
  drawnHere: 'Dessinées à partir des régions d’ici',
  onRegionsHere: 'Sur les régions d’ici',
  onDisk: 'Sur le disque de ce serveur',
  paidByHand: 'Les factures sont marquées payées à la main',
  outcome: '{message} {milliseconds} ms',
  works: 'fonctionne',
  worksNot: 'ne fonctionne pas',
  notSet: 'non défini',
  builtIn: 'intégré',
  testWhat: 'Tester {name}',
  test: 'Tester',
  testing: 'Test en cours',

  // API keys
  keysOfAll: 'Clés d’API de toutes les entreprises',
  apiKeys: 'Clés d’API',
  document: 'Document OpenAPI',
  noKeys: 'Aucune entreprise n’en a créé. Les administrateurs les créent dans Paramètres, Clés d’API.',
  keyOf: '{name}, <company>{company}</company>',
  everything: 'tout ce que peut son créateur',
  noLongerWorks: '{name} ne marche plus',
  usedAt: 'utilisée {time}',
  neverUsed: 'jamais utilisée',
  revoke: 'Révoquer',
  revokeWhat: 'Révoquer {name} de {company}',
} satisfies Translation<typeof en>
