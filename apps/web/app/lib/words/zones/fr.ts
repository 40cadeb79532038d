// French texts of the zones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  zones: 'Zones',
  zonesNoun: 'zones',
  countOf: '{count} sur {most}',
  drawZone: 'Dessiner une zone',
  noZones: 'Pas encore de zones',
  noZonesMore:
    'Dessinez les quartiers où restent vos véhicules. Un véhicule lié à une zone ne prend que les commandes qui s’y trouvent.',
  noVanTied: 'Aucun véhicule lié',
  mapOfZones: 'Carte des zones',

  // One zone
  newZone: 'Nouvelle zone',
  name: 'Nom',
  nameExample: 'Quartier nord',
  colour: 'Couleur',
  colourNumber: 'Couleur {number}',
  servedOn: 'Desservie le',
  everyDay: 'Tous les jours.',
  servedOnMore: 'Ses commandes sont planifiées ces jours seulement, sauf si une autre zone les contient.',
  cancel: 'Annuler',
  close: 'Fermer',
  saveZone: 'Enregistrer la zone',
  notSaved: 'La zone n’a pas pu être enregistrée',
  zoneChanged: '{name} modifiée',
  zoneDrawn: '{name} dessinée',
  plansOutOfDate: 'Les plans où ses véhicules prennent maintenant d’autres commandes doivent être refaits.',
  tiedTo: 'Liée à {names}, qui ne prennent que les commandes de leurs zones.',
  tiedToNone: 'Aucun véhicule lié. Liez-en un dans Flotte, sous Règles de planification.',
  delete: 'Supprimer',
  deleteZone: 'Supprimer la zone',
  deleteQuestion: 'Supprimer {name} ?',
  isInUse: '{name} est utilisée',
  takeOffFirst:
    'Retirez-la d’abord de {names} dans Flotte : sans zone, ils prendraient des commandes partout.',
  outlineGone: 'Son contour disparaît. Les commandes et les véhicules restent tels quels.',
  keepIt: 'La garder',
  notDeleted: 'La zone n’a pas pu être supprimée',
  zoneDeleted: '{name} supprimée',

  // Outline
  tooManyCorners: 'Elle a trop de sommets pour les glisser : modifiez-les en texte ci-dessous.',
  clickCorners: 'Cliquez les sommets de la zone sur la carte, l’un après l’autre.',
  goOn: 'Continuez autour de la zone. Fermez le contour en cliquant sur le premier sommet.',
  dragCorners:
    'Glissez les sommets pour les déplacer. Cliquez un petit point pour ajouter un sommet, appuyez sur Suppr pour en retirer un.',
  cornerCount: '{count, plural, one {# sommet} other {# sommets}}',
  closeOutline: 'Fermer le contour',
  removeLastCorner: 'Retirer le dernier sommet',
  drawAnew: 'Redessiner',
  cornersAsText: 'Sommets en texte',
  corners: 'Sommets',
  cornersMore: 'Latitude, longitude, une ligne par sommet. Ou collez du GeoJSON.',
  lineNoCorner: 'La ligne {line} n’est pas un sommet : écrivez latitude, longitude',
  notGeoJson: 'Ce n’est pas du GeoJSON avec un polygone',
  oneOutline: 'Une zone est un seul contour : dessinez les autres parties comme des zones à part',
  noHoles: 'Une zone est un seul contour, sans trous',

  // Watching
  useForPlanning: 'L’utiliser pour la planification : jours de service et véhicules liés',
  tellDispatch: 'Prévenir l’exploitation quand un véhicule',
  enters: 'entre',
  leaves: 'sort',
  staysLong: 'reste longtemps',
  longStay: 'Minutes d’un long séjour',
  watchMore:
    'Dans En direct, comme avis et comme webhook. Une visite compte dès que les positions concordent pendant une minute.',
  watchedOn: 'Surveillée le',
  from: 'De',
  to: 'À',
  emptyAllDay: 'Vide : toute la journée',
} satisfies Translation<typeof en>
