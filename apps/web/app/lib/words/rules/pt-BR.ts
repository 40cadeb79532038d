// Brazilian texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops: '{count, plural, one {# parada a mais} many {# paradas a mais} other {# paradas a mais}}',
  brokenDistance: '{distance} a mais',
  brokenDriving: '{duration} além do tempo de direção',
  brokenRest: '{duration} a mais sem descanso',
  brokenHours: '{duration} além do horário',
  brokenShift: '{duration} depois do turno',
  brokenLoad: '{load} a mais',
  brokenBreak: 'sem tempo para a pausa de {duration}',
  brokenReloads: 'recarrega vezes demais',
  brokenPrecedence: 'entrega antes de coletar',
  brokenSequence: 'fora da sequência',
  brokenTogether: 'em van diferente da do grupo',
  brokenDriverOff: 'o motorista está ausente por {duration}',
  brokenOverlap: '{duration} em duas rotas ao mesmo tempo',
  brokenSkills: 'falta uma habilidade',
  brokenVehicle: 'fora das zonas dele ou excluído pelo pedido',
  brokenUnreachable: 'sem estrada permitida para este veículo',
  brokenOther: 'não permitido',
  loadParcels: '{count, plural, one {# volume} many {# volumes} other {# volumes}}',
  loadPallets: '{count, plural, one {# palete} many {# paletes} other {# paletes}}',

  // Changes that break a rule
  breaksRule: 'Esta mudança quebra uma regra do dia',
  leaveAsIs: 'Deixar como está',
  changeAnyway: 'Mudar mesmo assim',
  auditRecords: 'O registro de auditoria anota que você confirmou.',
} satisfies Translation<typeof en>
