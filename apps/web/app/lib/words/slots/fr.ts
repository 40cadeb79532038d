import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'Meilleurs créneaux',
  looking: 'Calcul d’après les plans des prochains jours…',
  choosePlace: 'Choisissez l’adresse dans la liste pour voir les meilleurs créneaux et leur coût.',
  byVan: '{vehicle} vers {time}, {distance} de plus',
  stateNoRoom: 'Aucun créneau ne convient le {days}.',
  stateNoPlan: 'Pas encore de plan pour {days}.',
  statePlanning: 'Le plan est en cours pour {days}.',
  stateOutOfDate: 'Des commandes ont changé depuis le plan de {days}. Replanifiez pour voir ses créneaux.',
  stateDispatched:
    'Les tournées de {days} sont chez les chauffeurs. Insérez une commande depuis « En direct ».',
  stateNoRoads: 'Aucune route ne mène à ce lieu pour {days}.',
  estimated: 'Les temps sont estimés, car la carte ne couvre pas cette zone.',
  changesNothing: 'Aucun plan ne change avant une nouvelle planification.',
} satisfies Translation<typeof en>
