// French texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'Clés d’API',
  onlyAdministrators: 'Les clés d’API sont réservées aux administrateurs',
  onlyAdministratorsMore: 'Un administrateur de votre entreprise les crée et les révoque ici.',
  notLoaded: 'Les clés n’ont pas pu être chargées',
  loadingKeys: 'Chargement des clés',
  newKey: 'Nouvelle clé',
  noKeys: 'Pas encore de clés',
  noKeysMore:
    'Une clé permet à vos logiciels d’importer des commandes, de lire des plans ou d’envoyer des positions, et rien que vous n’ayez coché.',
  test: 'Test',
  everything: 'tout ce que peut son créateur',
  atMost: 'au plus {calls} appels par minute',
  fromPages: 'depuis les pages de {origins}',
  lastUsed: 'Dernière utilisation : {time}',
  neverUsed: 'Jamais utilisée',
  madeAt: 'créée : {time}',
  madeBy: 'créée : {time}, par {name}',
  revoke: 'Révoquer',
  revokeQuestion: 'Révoquer {name} ?',
  revokeEffect: 'Les programmes qui utilisent cette clé sont refusés aussitôt. C’est définitif.',
  noLongerWorks: '{name} ne marche plus',
  nothingChanged: 'Rien n’a changé',

  // Form
  newApiKey: 'Nouvelle clé d’API',
  yourNewKey: 'Votre nouvelle clé',
  bearerHint: 'Envoyez-la comme jeton Bearer, jamais dans une adresse.',
  createKey: 'Créer la clé',
  notCreated: 'La clé n’a pas pu être créée',
  name: 'Nom',
  nameHint: 'Le système qui l’utilisera',
  itMay: 'Elle peut',
  sendPositions: 'envoyer les positions des véhicules',
  keepTeam: 'Tenir l’équipe à jour, pour un fournisseur d’identité (SCIM)',
  callsPerMinute: 'Appels par minute',
  callsPerMinuteHint: 'Vide : pas de limite propre',
  origins: 'Pages qui peuvent appeler avec',
  originsHint:
    'Une origine par ligne, comme https://shop.example. Vide pour les programmes. Les visiteurs d’une page peuvent lire sa clé',
  testKey: 'Clé de test',
  testKeyMore:
    'Travaille dans un bac à sable avec ses propres commandes, véhicules et plans : rien n’est envoyé à personne, et ses webhooks n’entendent que des événements de test.',
} satisfies Translation<typeof en>
