// Brazilian Portuguese reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'Nenhum veículo chega a tempo',
  reasonCapacity: 'Grande demais para os veículos',
  reasonShift: 'Depois do fim de todos os turnos',
  reasonSkills: 'Ninguém tem a habilidade',
  reasonUnreachable: 'Nenhuma estrada chega lá',
  reasonNoVehicle: 'Sem veículos',
  reasonMaxStops: 'Todos os veículos estão no limite de paradas',
  reasonMaxDistance: 'Longe demais',
  reasonVehicleRule: 'Nenhum veículo é permitido',
  reasonNotWorthIt: 'Não compensa o desvio',
  reasonSequence: 'O veículo não tem espaço nesta sequência',
  reasonFleetFull: 'Sem espaço junto aos outros pedidos',
  reasonNotFoundInTime: 'A busca ficou sem tempo',
  reasonByHand: 'Removido à mão',
  reasonOther: 'Deixado de fora',
} satisfies Translation<typeof en>
