// French texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'Carte de la journée en cours',
  stop: 'Arrêt {number}',
  served: 'livré',
  failed: 'échoué',
  skipped: 'omis',

  // Controls
  controls: 'Commandes de la carte',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  fitAll: 'Tout afficher',
  asTable: 'Afficher en tableau',
  layers: 'Couches',
  scale: 'Échelle : {distance}',
  sheetHeight: 'Hauteur : {sheet}',

  // Table
  shownAsTable: 'Ce que montre la carte, en tableau',
  shown: 'Ce que montre la carte',
  inView: '{shown} sur {total} visibles',
  backToMap: 'Retour à la carte',
  what: 'Quoi',
  route: 'Tournée',
  name: 'Nom',
  state: 'État',

  // Marks
  depot: 'Dépôt {name}',
  unserved: 'Non servi : {label}',
  yourAddress: 'Votre adresse',
  atRisk: '{vehicle}, à risque',
  addCorner: 'Ajouter un angle après {number}',
  corner: 'Angle {number}',
  closeOutline: 'Angle 1 : fermer le contour',

  // No map here
  noStreetMap: 'Pas de carte routière ici',
  outsideMaps:
    '{depot} est en dehors de toutes les cartes routières de cette plateforme : les distances sont estimées sans routes et les adresses ont besoin d’un repère ou de coordonnées.',
  mapRequested: 'Carte demandée le {day}',
  askForMap: 'Demander une carte au propriétaire de la plateforme',
  requestSent: 'Demande envoyée',
  ownerSees: 'Le propriétaire de la plateforme voit qui demande et où se trouve votre dépôt.',
  requestNotSent: 'La demande n’a pas été envoyée',
  noWebGl:
    'Ce navigateur ne peut pas dessiner la carte : WebGL 2 manque ou est désactivé. Les listes à côté marchent sans elle.',
  mapNotLoaded: 'La carte n’a pas pu être chargée. Les listes à côté marchent sans elle.',
} satisfies Translation<typeof en>
