// Descriptions of rights of roles, in French.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': 'Voir les commandes, destinataires, preuves et messages',
  'orders:write':
    'Ajouter, importer, modifier et annuler des commandes, écrire aux destinataires et aux chauffeurs',
  'fleet:read': 'Voir les véhicules, chauffeurs, dépôts et zones, avec les réparations et le carburant',
  'fleet:write': 'Ajouter et modifier véhicules, chauffeurs, dépôts, zones, réparations et carburant',
  'plans:read': 'Voir les plans et les tournées',
  'plans:write': 'Planifier les journées et modifier les plans à la main',
  'plans:dispatch': 'Envoyer les tournées aux chauffeurs et les modifier en cours de route',
  'live:read': 'Voir la carte en direct, les relectures et les analyses',
  'addresses:read': 'Chercher dans le carnet d’adresses',
  'addresses:write': 'Modifier le carnet d’adresses',
  'optimize:run': 'Résoudre des problèmes par l’API',
  'webhooks:read': 'Voir les webhooks et les boutiques, avec ce qu’ils ont envoyé',
  'webhooks:write': 'Ajouter et modifier webhooks et boutiques',
  'persons:read': 'Trouver tout ce qui est enregistré sur une personne',
  'persons:erase': 'Effacer une personne',
  'pay:read': 'Voir ce que gagnent les chauffeurs',
  'pay:write': 'Modifier les règles de paie, corriger la paie et valider les relevés',
  'people:invite': 'Voir l’équipe et inviter des chauffeurs',
  'settings:write': 'Modifier l’entreprise, ses règles et ses e-mails',
  'billing:manage': 'Voir les factures et modifier l’abonnement',
  'audit:read': 'Lire et exporter le journal d’audit',
} satisfies RightWords
