// French reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'Aucun véhicule ne peut y être à temps',
  reasonCapacity: 'Trop grande pour les véhicules',
  reasonShift: 'Après la fin de tous les services',
  reasonSkills: 'Personne n’a la compétence',
  reasonUnreachable: 'Aucune route n’y mène',
  reasonNoVehicle: 'Aucun véhicule',
  reasonMaxStops: 'Tous les véhicules sont à leur limite d’arrêts',
  reasonMaxDistance: 'Trop loin',
  reasonVehicleRule: 'Aucun véhicule autorisé',
  reasonNotWorthIt: 'Ne vaut pas le détour',
  reasonSequence: 'Son véhicule n’a pas de place dans cet ordre',
  reasonFleetFull: 'Pas de place à côté des autres commandes',
  reasonNotFoundInTime: 'La recherche a manqué de temps',
  reasonByHand: 'Retirée à la main',
  reasonOther: 'Laissée de côté',
} satisfies Translation<typeof en>
