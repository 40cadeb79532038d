// French texts of the product's six features, on the home page and the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  oneProduct: 'Un seul produit, de la commande à la porte',
  planningTitle: 'Planification de tournées par IA',
  planningShort:
    'Deux cents arrêts deviennent des tournées qui respectent chaque créneau, chaque service et chaque charge. Ce qui ne peut pas être servi est listé, avec la raison et le plus petit changement utile.',
  trackingTitle: 'Suivi en direct et notifications',
  trackingShort:
    'Les véhicules avancent au fil des positions reçues. Un arrêt à risque est signalé avant d’être en retard, et c’est vous qui prévenez le destinataire, 30 minutes à l’avance.',
  analyticsTitle: 'Tableau d’analyse',
  analyticsShort:
    'Ponctualité, coût, distance et heures des journées effectuées. Chaque graphique répond à une question et a son tableau.',
  securityTitle: 'Sécurité d’entreprise',
  securityShort:
    'Des accès par rôle, jusqu’à la ligne. Les chauffeurs voient leur tournée, les destinataires leur colis, et personne ne voit une autre entreprise.',
  tenantsTitle: 'Gestion de plusieurs entreprises',
  tenantsShort:
    'Plusieurs flottes sous un même toit : chacune avec sa marque, sa formule, ses équipes et ses données.',
  driverTitle: 'Application chauffeur',
  driverShort:
    'Le prochain arrêt occupe tout l’écran : où, quand, quoi remettre. En dessous, le reste de la tournée, dans l’ordre.',
  planScreen: 'L’écran du plan : les tournées sur la carte, en liste et sur la frise horaire',
  liveScreen: 'L’écran en direct, en mode sombre : les véhicules sur la carte et les arrêts à risque',
} satisfies Translation<typeof en>
