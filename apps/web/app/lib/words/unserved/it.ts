// Italian reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'Nessun veicolo arriva in tempo',
  reasonCapacity: 'Troppo grande per i veicoli',
  reasonShift: 'Dopo la fine di tutti i turni',
  reasonSkills: 'Nessuno ha l’abilitazione',
  reasonUnreachable: 'Nessuna strada porta lì',
  reasonNoVehicle: 'Nessun veicolo',
  reasonMaxStops: 'Tutti i veicoli sono al limite di fermate',
  reasonMaxDistance: 'Troppo lontano',
  reasonVehicleRule: 'Nessun veicolo è ammesso',
  reasonNotWorthIt: 'Non vale la deviazione',
  reasonSequence: 'Il suo veicolo non ha posto in questa sequenza',
  reasonFleetFull: 'Nessun posto accanto agli altri ordini',
  reasonNotFoundInTime: 'La ricerca ha esaurito il tempo',
  reasonByHand: 'Tolto a mano',
  reasonOther: 'Escluso',
} satisfies Translation<typeof en>
