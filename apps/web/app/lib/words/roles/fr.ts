// French texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Administrateur',
  dispatcher: 'Exploitant',
  viewer: 'Lecture seule',
  driver: 'Chauffeur',

  // What a right allows
  seeOrders: 'Voir les commandes, destinataires, preuves et messages',
  changeOrders:
    'Ajouter, importer, modifier et annuler des commandes, écrire aux destinataires et aux chauffeurs',
  seeFleet: 'Voir les véhicules, chauffeurs, dépôts et zones, avec les réparations et le carburant',
  changeFleet: 'Ajouter et modifier véhicules, chauffeurs, dépôts, zones, réparations et carburant',
  seePlans: 'Voir les plans et les tournées',
  changePlans: 'Planifier les journées et modifier les plans à la main',
  dispatchRoutes: 'Envoyer les tournées aux chauffeurs et les modifier en cours de route',
  seeLive: 'Voir la carte en direct, les relectures et les analyses',
  searchAddresses: 'Chercher dans le carnet d’adresses',
  changeAddresses: 'Modifier le carnet d’adresses',
  solveByApi: 'Résoudre des problèmes par l’API',
  seeWebhooks: 'Voir les webhooks et les boutiques, avec ce qu’ils ont envoyé',
  changeWebhooks: 'Ajouter et modifier webhooks et boutiques',
  seePersons: 'Trouver tout ce qui est enregistré sur une personne',
  erasePersons: 'Effacer une personne',
  seePay: 'Voir ce que gagnent les chauffeurs',
  changePay: 'Modifier les règles de paie, corriger la paie et valider les relevés',
  invitePeople: 'Voir l’équipe et inviter des chauffeurs',
  changeSettings: 'Modifier l’entreprise, ses règles et ses e-mails',
  manageBilling: 'Voir les factures et modifier l’abonnement',
  readAudit: 'Lire et exporter le journal d’audit',

  // Refusals
  onlyAdministrators: 'Seuls les administrateurs de l’entreprise peuvent le faire.',
  rightMissing: 'Il manque un droit à votre rôle : {right}. Demandez à un administrateur.',
  viewersChangeNothing: 'Vous êtes en lecture seule : demandez à l’exploitation ou à un administrateur.',
} satisfies Translation<typeof en>
