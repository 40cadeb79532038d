// Spanish texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Equilibrio',
  noun: 'el equilibrio de los conductores',
  weeks: 'Semanas',
  weekCount: '{count, plural, one {# semana} many {# semanas} other {# semanas}}',
  span: 'Del {from} al {to}',
  driver: 'Conductor',
  hours: 'Horas',
  routes: 'Rutas',
  stops: 'Paradas',
  heavy: 'Pedidos pesados',
  late: 'Finales tardíos',
  means:
    'Horas de principio a fin de las rutas hechas. Un pedido pesado pesa {weight} o más. Un final tardío es más de {minutes} min después del plan.',
  spread: 'Entre más y menos horas hay {hours}.',
  nobody: 'Aún no hay conductores',
  nobodyMore: 'Añade conductores: sus horas aparecen aquí cuando conduzcan.',
  you: 'Tú',
  meanOf: 'Media de {count}',
  noMean:
    'La media aparece cuando {least, plural, one {# conductor ha} many {# conductores han} other {# conductores han}} conducido en estas semanas, para que nadie pueda deducir las horas de otro.',
  setting: 'Equidad durante semanas',
  settingMeans:
    'Las rutas largas del día van a los conductores que condujeron menos en las últimas semanas. Los conductores siguen en su vehículo; cambian las rutas enteras.',
  pastWeeks: 'Semanas pasadas que cuentan',
  off: 'No',
  extra: 'Puede costar más, por ciento',
  extraMeans: '0: solo cambios que no cuestan nada',
  freeInPlan: 'Los conductores con menos horas tienen las rutas más largas, sin coste.',
  costInPlan: 'Los conductores con menos horas tienen las rutas más largas, por {amount} más.',
} satisfies Translation<typeof en>
