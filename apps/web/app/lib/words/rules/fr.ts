// French texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops: '{count, plural, one {# arrêt de trop} many {# arrêts de trop} other {# arrêts de trop}}',
  brokenDistance: '{distance} de trop',
  brokenDriving: '{duration} au-delà du temps de conduite',
  brokenRest: '{duration} de trop sans repos',
  brokenHours: '{duration} au-delà des heures',
  brokenShift: '{duration} après le service',
  brokenLoad: '{load} de trop',
  brokenBreak: 'pas le temps pour la pause de {duration}',
  brokenReloads: 'recharge trop souvent',
  brokenPrecedence: 'livre avant d’enlever',
  brokenSequence: 'hors de son ordre',
  brokenTogether: 'dans un autre véhicule que son groupe',
  brokenDriverOff: 'son chauffeur est absent {duration}',
  brokenOverlap: '{duration} sur deux tournées à la fois',
  brokenSkills: 'il manque une compétence',
  brokenVehicle: 'hors de ses zones ou exclu par la commande',
  brokenUnreachable: 'pas de route autorisée pour ce véhicule',
  brokenOther: 'non autorisé',
  loadParcels: '{count, plural, one {# colis} many {# colis} other {# colis}}',
  loadPallets: '{count, plural, one {# palette} many {# palettes} other {# palettes}}',

  // Changes that break a rule
  breaksRule: 'Ce changement enfreint une règle de la journée',
  leaveAsIs: 'Laisser tel quel',
  changeAnyway: 'Changer quand même',
  auditRecords: 'Le journal d’audit note que vous l’avez confirmé.',
} satisfies Translation<typeof en>
