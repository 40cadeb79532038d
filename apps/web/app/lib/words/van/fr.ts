// French texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: 'Entré dans {zone} à {time}',
  zoneLeft: 'Sorti de {zone} à {time}',
  zoneDwelt: 'Reste longtemps dans {zone}, signalé à {time}',
  itsZone: 'sa zone',
  silent: 'Pas de position depuis {time}',
  hasNotLeft: 'N’est pas parti, prévu à {time}',
  offRoute: 'Hors de sa tournée vers l’arrêt {sequence} depuis {time}',
  standingStill: 'Immobile depuis {time}',
  standingAt: 'Immobile à l’arrêt {sequence} depuis {time}',
  slipping: '{behind} de retard, première promesse manquée à {time}',
  slippingMore: '{behind} de retard, perd {minutes} min par arrêt, première promesse manquée à {time}',
  incidentReported: '{what}, signalé à {time}',
  incidentStands: '{what}, signalé à {time} : ne peut pas repartir',
  incidentCollision: 'Collision',
  incidentDamage: 'Dégât sur le véhicule',
  incidentBreakdown: 'Panne',
  incidentTheft: 'Vol',
  incidentInjury: 'Une personne est blessée',
  incidentGoods: 'Dégât sur la marchandise',
  incidentOther: 'Incident',
} satisfies Translation<typeof en>
